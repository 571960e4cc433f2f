import sharp from 'sharp';

const INK = '#2e2722';

/** Signs of the demo stores, 96 × 96 units. */
const SIGNS: Readonly<Record<string, string>> = {
  'koca-in-klanec':
    '<rect width="96" height="96" fill="#3f6250"/><path d="M8 78L40 30L58 54L68 42L90 78z" fill="#a5c9b4"/>' +
    '<path d="M24 78V60L40 46L56 60V78z" fill="#f4ecd9"/><path d="M18 64L40 44L62 64" fill="none" stroke="#e08a3c" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>' +
    '<rect x="35" y="64" width="11" height="14" fill="#3f6250"/>',
  'zica-in-gumb':
    '<rect width="96" height="96" fill="#34496b"/><path d="M4 66C26 66 24 26 48 26S70 66 92 66" fill="none" stroke="#e6b63f" stroke-width="7"/>' +
    '<circle cx="48" cy="58" r="19" fill="#f4ecd9"/>' +
    [41, 55]
      .flatMap((x) => [51, 65].map((y) => `<circle cx="${x}" cy="${y}" r="3.6" fill="#34496b"/>`))
      .join(''),
  'hisa-lipa':
    '<rect width="96" height="96" fill="#f1e3c6"/><path d="M48 14C78 24 82 52 66 66C58 72 50 70 48 66C46 70 38 72 30 66C14 52 18 24 48 14z" fill="#5f8f5a"/>' +
    '<path d="M48 24V84M48 44L36 36M48 54L62 44" fill="none" stroke="#f1e3c6" stroke-width="4" stroke-linecap="round"/>' +
    `<path d="M48 66V86" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`,
  'velika-trznica':
    '<rect width="96" height="96" fill="#c4473a"/><path d="M16 22H80L86 46H10z" fill="#f4ecd9"/>' +
    '<path d="M32 22H48V46H29zM64 22H80L86 46H67z" fill="#e6b63f"/>' +
    [20, 39, 58, 77]
      .map((x, at) => `<circle cx="${x}" cy="46" r="9.5" fill="${at % 2 ? '#e6b63f' : '#f4ecd9'}"/>`)
      .join('') +
    '<path d="M20 60H76V80H20z" fill="#f4ecd9"/><path d="M42 62H54V80H42z" fill="#c4473a"/>',
};

/** A store's logo, 512 × 512; null when there is no such store. */
export async function drawLogo(slug: string): Promise<Buffer | null> {
  const sign = SIGNS[slug];
  if (!sign) return null;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 96 96">${sign}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
