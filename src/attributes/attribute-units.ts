/** Units by dimension, each as a multiple of the first one. */
const MEASURES: Record<string, number>[] = [
  { g: 1, mg: 0.001, dag: 10, kg: 1_000, t: 1_000_000, oz: 28.349523125, lb: 453.59237 },
  { mm: 1, cm: 10, dm: 100, m: 1_000, km: 1_000_000, in: 25.4, '"': 25.4, '″': 25.4, palec: 25.4, ft: 304.8 },
  { ml: 1, cl: 10, dl: 100, l: 1_000, hl: 100_000, cm3: 1, dm3: 1_000, m3: 1_000_000 },
  { cm2: 1, mm2: 0.01, dm2: 100, m2: 10_000, ha: 100_000_000 },
  { W: 1, mW: 0.001, kW: 1_000, MW: 1_000_000 },
  { Wh: 1, kWh: 1_000, MWh: 1_000_000 },
  { V: 1, mV: 0.001, kV: 1_000 },
  { A: 1, mA: 0.001 },
  { mAh: 1, Ah: 1_000 },
  { Hz: 1, kHz: 1_000, MHz: 1_000_000, GHz: 1_000_000_000 },
  { B: 1, kB: 1_000, MB: 1_000_000, GB: 1_000_000_000, TB: 1_000_000_000_000 },
  { s: 1, ms: 0.001, min: 60, h: 3_600 },
  { lm: 1, klm: 1_000 },
  { Pa: 1, hPa: 100, kPa: 1_000, bar: 100_000 },
];
const DIGITS = 12;

/** An amount in another unit; null when the units are of different dimensions. */
export function convert(amount: number, from: string, to: string): number | null {
  if (spelling(from) === spelling(to)) return amount;
  for (const units of MEASURES) {
    const [one, other] = [factorOf(units, from), factorOf(units, to)];
    // 0.1 kg are 100 g, not 100.00000000000001
    if (one && other) return Number(((amount * one) / other).toPrecision(DIGITS));
  }
  return null;
}

const spelling = (unit: string) => unit.trim().replace('²', '2').replace('³', '3').replace(/[.\s]/g, '');

/** First by the exact case (mW is not MW), then by any: stores write KG, Kg and kg. */
function factorOf(units: Record<string, number>, unit: string): number | undefined {
  const written = spelling(unit);
  if (Object.hasOwn(units, written)) return units[written];
  const same = Object.keys(units).filter((known) => known.toLowerCase() === written.toLowerCase());
  return same.length === 1 ? units[same[0]!] : undefined;
}
