import sharp from 'sharp';
import { encodePicture } from './picture-encoder.js';

const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="white"/>
   <circle cx="200" cy="200" r="150" fill="navy"/><rect x="380" y="120" width="180" height="300" fill="grey"/></svg>`,
);
const hashOf = async (content: Buffer) => (await encodePicture(content)).imageHash;

describe('the perceptual hash of a picture', () => {
  it('barely differs between sizes and formats, and differs for the mirrored picture', async () => {
    const large = await hashOf(await sharp(drawing).png().toBuffer());
    const small = await hashOf(await sharp(drawing).resize(320).jpeg({ quality: 60 }).toBuffer());
    const mirrored = await hashOf(await sharp(drawing).flop().png().toBuffer());
    expect(large).toMatch(/^[0-9a-f]{16}$/);
    expect(differentBits(large!, small!)).toBeLessThanOrEqual(6);
    expect(differentBits(large!, mirrored!)).toBeGreaterThan(10);
  });

  it('is null for a single colour', async () => {
    const create = { width: 50, height: 50, channels: 3, background: 'red' } as const;
    expect(await hashOf(await sharp({ create }).png().toBuffer())).toBeNull();
  });
});

const differentBits = (one: string, other: string) =>
  (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length;
