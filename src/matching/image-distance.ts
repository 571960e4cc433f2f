/** The number of different bits of two perceptual hashes; null if one is unknown. */
export function imageDistance(one: string | null, other: string | null): number | null {
  if (one === null || other === null) return null;
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; bits > 0n; bits &= bits - 1n) count++;
  return count;
}
