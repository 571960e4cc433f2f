import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

let count = 0;

/**
 * A plain image; each call uses another colour, so that no two contents are equal. JPEG encodes colours that
 * differ by 1 as the same bytes, so they differ by 16.
 */
export function drawn(width = 40, height = 30): Sharp {
  const number = ++count;
  const [r, g, b] = [number, number >> 4, number >> 8].map((bits) => (bits % 16) * 16);
  const background = { r: r!, g: g!, b: b! };
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Noise does not compress: a file whose middle can be damaged. */
export function noisy(width = 200, height = 200): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } });
}

/** Two frames. */
export function animated(): Sharp {
  const frames = Buffer.alloc(8 * 16 * 3, ++count % 256);
  frames.fill(0xff, frames.length / 2);
  return sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } });
}

/** A PNG that claims any size, in some seventy bytes. */
export function pngOfSize(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
