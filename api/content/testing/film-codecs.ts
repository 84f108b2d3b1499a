/** Boxes of an MP4 file that hold further boxes on the way to the list of its codecs. */
const HOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

/** The same of a WebM file: Segment, Tracks, TrackEntry, by their ids. */
const MASTERS = new Set([0x18538067, 0x1654ae6b, 0xae]);
const CODEC_ID = 0x86;

/** The codec of each track of an MP4 file, as ISO/IEC 14496-12 names it: `avc1` is H.264. */
function* mp4Codecs(file: Buffer, from = 0, to = file.length): Generator<string> {
  for (let at = from; at + 8 <= to; ) {
    const size = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (HOLDERS.has(type)) yield* mp4Codecs(file, at + 8, at + size);
    // After version, flags and count the first entry begins with its size and its codec.
    if (type === 'stsd') yield file.toString('latin1', at + 20, at + 24);
    if (size < 8) return;
    at += size;
  }
}

/** A number of EBML: the zeros before its first bit say how many bytes follow the first. */
function readNumber(file: Buffer, at: number, keepsMark: boolean): { value: number; end: number } {
  const first = file.readUInt8(at);
  const more = Math.clz32(first) - 24;
  let value = keepsMark ? first : first & (0x7f >> more);
  for (let byte = 1; byte <= more; byte += 1) value = value * 256 + file.readUInt8(at + byte);
  return { value, end: at + 1 + more };
}

/** The codec of each track of a WebM file, as Matroska names it, e.g. `V_VP9`. */
function* webmCodecs(file: Buffer, from = 0, to = file.length): Generator<string> {
  for (let at = from; at < to; ) {
    const id = readNumber(file, at, true);
    const size = readNumber(file, id.end, false);
    const end = Math.min(size.end + size.value, to);
    if (MASTERS.has(id.value)) yield* webmCodecs(file, size.end, end);
    if (id.value === CODEC_ID) yield file.toString('latin1', size.end, end);
    at = end;
  }
}

/** The codecs of all tracks of a film, by its bytes; none for anything else. */
export const readCodecs = (file: Buffer): string[] =>
  file.toString('latin1', 4, 8) === 'ftyp' ? [...mp4Codecs(file)] : [...webmCodecs(file)];
