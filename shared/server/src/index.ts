export { growingPauseMs } from './growing-pause';
export { checkPort, listen } from './listen';
export { createLogger, serializeError } from './log';
export { isMetricsToken, metricsTokenRule } from './metrics/metrics-access';
export { createMetricsRegistry, registerMetrics } from './metrics/register-metrics';
export { type RunningServer, runProcess } from './run-process';
export { StartError } from './start-error';
export { isFromThisMachine } from './this-machine';
export { parseTrustedProxies, trustedProxiesRule } from './trusted-proxies';
