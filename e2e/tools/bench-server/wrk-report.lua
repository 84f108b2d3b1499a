-- What `wrk` measured, as one line of JSON; latencies in ms. With an argument each request gets a further number
-- at the end of its address, from that number on: an address that nobody asked for before.
init = function(args)
  local further = tonumber(args[1])
  if not further then return end
  request = function()
    further = further + 1
    return wrk.format(nil, wrk.path .. further)
  end
end

done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"seconds":%.3f,"refused":%d,"errors":%d,"p50":%.3f,"p99":%.3f,"max":%.3f}\n',
    summary.requests, summary.duration / 1e6, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, latency.max / 1e3))
end
