/** Signature, flags and the length of no extension: the header of PostgreSQL's binary COPY. */
const HEADER_BYTES = 19;
const COUNT_BYTES = 2;
const LENGTH_BYTES = 4;

/** The fields of the first row of a binary COPY, as PostgreSQL sends them; null: there is no row. None may be null. */
export function readBinaryRow(bytes: Buffer): Buffer[] | null {
  const count = bytes.readInt16BE(HEADER_BYTES);
  // the trailer
  if (count < 0) return null;
  let at = HEADER_BYTES + COUNT_BYTES;
  return Array.from({ length: count }, () => {
    const from = at + LENGTH_BYTES;
    at = from + bytes.readInt32BE(at);
    return bytes.subarray(from, at);
  });
}
