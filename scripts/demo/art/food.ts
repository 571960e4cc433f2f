import type { Artist } from './artist.js';

export const FOOD_ART: Record<string, Artist> = {
  coffee(d, v) {
    const { base, dark, deep, pale } = d.colour;
    d.shadow(196, 180);
    d.path('M124 106H276L286 318C286 326 280 328 272 328H128C120 328 114 326 114 318z', base, {
      shadeFrom: 236,
      glowTo: 142,
    });
    d.path('M120 76H280L276 114H124z', dark, { shadeFrom: 236 });
    d.rect(146, 168, 108, 108, v === 1 ? 54 : 6, d.paper.base);
    d.turned(28, 200, 222, () => {
      d.ellipse(200, 222, 23, 33, '#6a432b', { shadeFrom: 204 });
      d.line('M200 192C188 212 212 232 200 252', '#d8b48c', 4);
    });
    d.circle(200, 138, 8, deep);
    if (v === 2) d.line('M146 296H254', pale, 6);
    for (const [x, y] of [
      [76, 318],
      [302, 320],
      [330, 314],
    ] as const) {
      d.ellipse(x, y, 14, 9, '#6a432b');
      d.line(`M${x - 9} ${y}C${x - 3} ${y - 4} ${x + 3} ${y + 4} ${x + 9} ${y}`, '#3f2717', 2.5);
    }
  },
  tea(d, v) {
    const { base, dark, deep, light } = d.colour;
    d.shadow(190, 230);
    d.path('M96 128L248 116V322L96 328z', base, { glowTo: 120 });
    d.path('M248 116L300 134V314L248 322z', deep);
    d.path('M96 128L248 116L300 134L150 144z', light);
    d.path('M122 178L224 172V272L122 276z', d.paper.base);
    if (v === 1) {
      for (const [x, y] of [
        [158, 214],
        [188, 212],
        [172, 238],
        [150, 246],
        [194, 244],
      ] as const) {
        d.circle(x, y, 12, '#efe3b8');
        d.circle(x, y, 4, '#d39a33');
      }
    } else {
      d.line('M172 264C172 236 172 218 174 192', '#557d58', 4);
      for (const [y, side] of [
        [246, -1],
        [232, 1],
        [218, -1],
        [206, 1],
      ] as const)
        d.path(
          `M173 ${y}C${173 + side * 10} ${y - 22} ${173 + side * 34} ${y - 24} ${173 + side * 40} ${y - 20}C${173 + side * 34} ${y - 2} ${173 + side * 14} ${y + 4} 173 ${y}z`,
          v === 2 ? '#84709c' : '#6d9463',
        );
    }
    d.line('M266 320C290 300 322 322 336 288', '#d8cdb8', 3);
    d.rect(318, 262, 40, 34, 4, dark);
    d.path('M338 272C330 278 330 288 338 290C346 288 346 278 338 272z', light);
  },
  honey(d, v) {
    const { base, dark, light, deep } = d.colour;
    d.shadow(196, 170);
    d.rect(128, 82, 144, 40, 9, v === 1 ? d.wood.base : '#c9a24b', { shadeFrom: 236, glowTo: 146 });
    d.path(
      'M126 122H274C290 132 296 146 296 164V290C296 316 282 328 258 328H142C118 328 104 316 104 290V164C104 146 110 132 126 122z',
      base,
      {
        shadeFrom: 246,
        glowTo: 128,
      },
    );
    d.path('M120 150C118 160 118 240 120 276', 'none').line('M124 156V262', light, 8);
    if (v === 2) d.path('M200 172L246 198V252L200 278L154 252V198z', d.paper.base);
    else d.rect(142, 176, 116, 102, 10, d.paper.base);
    for (const [x, y] of [
      [184, 216],
      [216, 216],
      [200, 243],
    ] as const)
      d.path(
        `M${x} ${y - 16}L${x + 14} ${y - 8}V${y + 8}L${x} ${y + 16}L${x - 14} ${y + 8}V${y - 8}z`,
        y === 243 ? dark : deep,
      );
  },
};
