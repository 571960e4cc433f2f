import type { Artist } from './artist.js';

export const GARDEN_ART: Record<string, Artist> = {
  drill(d, v) {
    const { base, dark, deep, light } = d.colour;
    d.shadow(200, 210);
    d.line('M62 142H114', d.metal.dark, 9);
    d.path('M112 122L140 112V172L112 162z', d.ink);
    d.rect(136, 102, 150, 82, 26, base, { shadeFrom: 250, glowTo: 150 });
    d.rect(150, 102, 26, 82, 0, dark);
    d.path('M206 178H276L290 276H234z', deep, { shadeFrom: 262 });
    d.path('M222 186L206 214L222 224z', '#c23b2c');
    d.rect(206, 272, 112, 50, 10, d.ink);
    d.rect(206, 272, 112, 16, 8, base);
    if (v === 1) d.circle(252, 142, 18, dark);
    else for (const x of [218, 234, 250, 266]) d.line(`M${x} 126V158`, v === 2 ? light : dark, 6);
  },
  hammer(d, v) {
    const { base } = d.colour;
    const handle = v === 1 ? '#c4473a' : d.wood.base;
    d.shadow(210, 230, 326);
    d.turned(32, 200, 200, () => {
      d.path('M188 130H214L218 348C218 360 184 360 184 348z', handle, { shadeFrom: 204 });
      if (v !== 0) d.path('M185 268H217L218 348C218 360 184 360 184 348z', v === 1 ? d.ink : base);
      d.path('M128 82H236C268 84 288 100 300 128C276 112 256 116 240 132H128z', d.metal.dark);
      d.path('M128 82H236C268 84 288 100 300 128C280 106 256 100 236 100H128z', d.metal.base);
      d.rect(106, 76, 34, 62, 6, d.metal.base, { shadeFrom: 126 });
      d.rect(180, 78, 42, 60, 4, d.metal.deep);
    });
  },
  secateurs(d, v) {
    const { base, dark, deep } = d.colour;
    d.shadow(210, 200, 334);
    d.line('M196 188L150 320', deep, 25);
    d.line('M196 188L150 320', base, 18);
    d.line('M206 188C226 226 240 262 250 322', deep, 25);
    d.line('M206 188C226 226 240 262 250 322', base, 18);
    d.path('M188 196C176 140 204 90 252 64C262 110 246 156 214 196z', d.metal.light, { shadeFrom: 222 });
    d.path('M214 198C192 178 164 150 164 104C182 100 204 124 220 182z', d.metal.dark);
    d.circle(202, 188, 15, d.metal.base, { shadeFrom: 204 });
    d.circle(202, 188, 5, d.ink);
    d.line(
      v === 1 ? 'M184 232C196 240 206 240 216 230' : 'M182 236L192 228L198 240L206 230L216 236',
      d.metal.dark,
      5,
    );
    if (v === 2) {
      d.line('M272 92C300 84 316 66 326 44', '#6f8f5c', 6);
      d.path('M300 78C312 92 334 92 344 80C330 70 312 68 300 78z', '#7fa368');
    }
    d.circle(250, 320, 4, dark);
  },
  'watering-can'(d, v) {
    const { base, dark, deep, light } = d.colour;
    d.shadow(210, 230);
    d.line('M258 176C346 160 350 286 282 288', deep, 13);
    d.path('M150 262L72 158L86 148L164 212z', dark);
    d.turned(-36, 76, 150, () => d.rect(46, 136, 62, 22, 8, base));
    for (const [x, y] of [
      [40, 168],
      [54, 190],
      [34, 200],
      [60, 214],
    ] as const)
      if (v !== 1) d.circle(x, y, 4, '#7fb0c9');
    d.path('M146 172H266L284 314C285 322 280 326 272 326H140C132 326 127 322 128 314z', base, {
      shadeFrom: 240,
      glowTo: 152,
    });
    d.ellipse(206, 172, 60, 14, deep);
    d.line('M160 168C166 110 246 110 252 168', dark, 12);
    if (v === 2) d.path('M196 286C170 262 178 230 206 222C214 250 214 270 196 286z', light);
    else d.line('M140 226H274', dark, 4);
  },
  planter(d, v) {
    const { base, dark, light } = d.colour;
    d.shadow(200, 180);
    const leaf = ['#6d9463', '#557d58', '#86a873'];
    if (v === 1) {
      for (const [angle, index] of [
        [-34, 0],
        [-14, 1],
        [8, 2],
        [30, 0],
        [0, 1],
      ] as const)
        d.turned(angle, 200, 220, () =>
          d.path('M192 222C170 150 184 84 200 58C216 84 230 150 208 222z', leaf[index] ?? '#6d9463'),
        );
    } else if (v === 2) {
      d.circle(200, 132, 70, leaf[1] ?? '#557d58', { shadeFrom: 226 });
      for (const [x, y] of [
        [170, 110],
        [214, 96],
        [232, 146],
        [184, 158],
        [150, 146],
      ] as const) {
        d.circle(x, y, 11, '#f0e2d0');
        d.circle(x, y, 4, '#e0a83f');
      }
    } else {
      d.line('M200 220V112', '#557d58', 6);
      for (const [x, y, angle, index] of [
        [200, 196, -58, 0],
        [200, 180, 56, 1],
        [200, 150, -44, 2],
        [200, 138, 46, 0],
        [200, 122, 0, 1],
      ] as const)
        d.turned(angle, x, y, () =>
          d.path(
            `M${x} ${y}C${x - 34} ${y - 34} ${x - 22} ${y - 72} ${x} ${y - 90}C${x + 22} ${y - 72} ${x + 34} ${y - 34} ${x} ${y}z`,
            leaf[index] ?? '#6d9463',
          ),
        );
    }
    d.path('M128 236H272L254 318C252 326 248 328 240 328H160C152 328 148 326 146 318z', base, {
      shadeFrom: 226,
      glowTo: 150,
    });
    d.rect(118, 214, 164, 28, 6, light, { shadeFrom: 230 });
    d.line('M136 272H264', dark, 3);
  },
};
