import { mix, type Tones, tones } from './tones.js';

const INK = '#2e2722';

/** The whole thing, a part of it, or the thing with room at both sides, as for the cover of a text. */
export type View = 'whole' | 'detail' | 'wide';

const VIEWS: Record<View, { box: string; width: number }> = {
  whole: { box: '0 0 400 400', width: 900 },
  detail: { box: '95 85 215 215', width: 900 },
  wide: { box: '-155.5 0 711 400', width: 1600 },
};

/** How a shape lies in the light, which comes from the upper left. */
interface Light {
  /** Right of this x the shape lies in shade. */
  shadeFrom?: number;
  /** Left of this x the shape catches the light. */
  glowTo?: number;
}

/** A flat picture of 400 × 400 units; the ground is at y = 330. */
export class Drawing {
  readonly colour: Tones;
  readonly ink = INK;
  readonly metal = tones('#bfc3c4');
  readonly wood = tones('#c99a67');
  readonly paper = tones('#f7f2e7');
  private readonly parts: string[] = [];
  private clips = 0;

  constructor(hex: string) {
    this.colour = tones(hex);
  }

  /** The shadow on the ground, to the right of the thing. */
  shadow(x: number, width: number, y = 330): this {
    this.parts.push(
      `<ellipse cx="${x + width * 0.1}" cy="${y}" rx="${width * 0.56}" ry="${Math.max(7, width * 0.055)}" fill="${INK}" opacity=".16"/>`,
    );
    return this;
  }

  path(d: string, fill: string, light: Light = {}): this {
    this.parts.push(`<path d="${d}" fill="${fill}"/>`);
    if (light.shadeFrom !== undefined) this.clipped(d, light.shadeFrom, 400, INK, 0.13);
    if (light.glowTo !== undefined) this.clipped(d, 0, light.glowTo, '#fffaf0', 0.22);
    return this;
  }

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    radius: number,
    fill: string,
    light?: Light,
  ): this {
    const r = Math.min(radius, width / 2, height / 2);
    const d =
      `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
      `h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;
    return this.path(d, fill, light);
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, light?: Light): this {
    return this.path(
      `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`,
      fill,
      light,
    );
  }

  circle(cx: number, cy: number, r: number, fill: string, light?: Light): this {
    return this.ellipse(cx, cy, r, r, fill, light);
  }

  line(d: string, stroke: string, width: number): this {
    this.parts.push(
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    );
    return this;
  }

  /** What `draw` adds is turned by degrees around a point. */
  turned(degrees: number, x: number, y: number, draw: () => void): this {
    this.parts.push(`<g transform="rotate(${degrees} ${x} ${y})">`);
    draw();
    this.parts.push('</g>');
    return this;
  }

  /** The whole picture; `detail` looks closer at its middle. */
  svg(view: View): string {
    const { box, width } = VIEWS[view];
    const wall = mix('#f4eee3', this.colour.base, 0.05);
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="900" viewBox="${box}">` +
      `<defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix(wall, '#ffffff', 0.45)}"/>` +
      `<stop offset="1" stop-color="${mix(wall, INK, 0.05)}"/></linearGradient></defs>` +
      `<rect x="-156" width="712" height="400" fill="url(#wall)"/>` +
      `<path d="M-156 292H556V400H-156z" fill="${mix(wall, INK, 0.05)}"/>${this.parts.join('')}</svg>`
    );
  }

  private clipped(d: string, from: number, to: number, fill: string, opacity: number): void {
    const id = `c${this.clips++}`;
    this.parts.push(
      `<clipPath id="${id}"><path d="${d}"/></clipPath>` +
        `<rect x="${from}" y="-100" width="${to - from}" height="600" fill="${fill}" opacity="${opacity}" clip-path="url(#${id})"/>`,
    );
  }
}
