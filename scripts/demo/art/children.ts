import type { Artist } from './artist.js';

export const CHILDREN_ART: Record<string, Artist> = {
  train(d, v) {
    const { base, dark, light } = d.colour;
    d.shadow(200, 330);
    d.rect(34, 318, 340, 9, 4, d.wood.dark);
    d.rect(226, 232, 128, 58, 8, d.wood.light, { shadeFrom: 322 });
    for (const [x, colour] of [
      [252, '#d9a441'],
      [290, '#5d7f9a'],
      [328, '#b9563f'],
    ] as const)
      if (v === 1) d.circle(x, 222, 19, colour, { shadeFrom: x + 6 });
      else d.rect(x - 17, 198, 34, 34, 4, colour, { shadeFrom: x + 6 });
    d.line('M210 284H228', d.ink, 6);
    d.rect(48, 216, 108, 74, 30, base, { shadeFrom: 128, glowTo: 74 });
    d.rect(128, 152, 80, 138, 8, base, { shadeFrom: 184 });
    d.rect(142, 172, 50, 42, 6, '#f4ecd9');
    d.rect(118, 138, 100, 18, 6, dark);
    d.path('M70 172H100L94 218H76z', dark);
    d.rect(64, 160, 42, 15, 6, light);
    if (v === 2)
      for (const [x, y, r] of [
        [88, 138, 13],
        [106, 114, 17],
        [132, 92, 12],
      ] as const)
        d.circle(x, y, r, '#ffffff');
    for (const [x, r] of [
      [78, 24],
      [164, 28],
      [256, 22],
      [324, 22],
    ] as const) {
      d.circle(x, 318 - r, r, d.wood.dark, { shadeFrom: x + 6 });
      d.circle(x, 318 - r, r * 0.34, d.wood.pale);
    }
  },
  bear(d, v) {
    const { base, dark, light, pale } = d.colour;
    d.shadow(200, 190);
    d.ellipse(136, 312, 36, 24, dark);
    d.ellipse(264, 312, 36, 24, dark);
    d.ellipse(200, 256, 72, 74, base, { shadeFrom: 232, glowTo: 152 });
    d.ellipse(200, 266, 42, 48, light);
    d.turned(28, 126, 238, () => d.ellipse(126, 242, 22, 50, base));
    d.turned(-28, 274, 238, () => d.ellipse(274, 242, 22, 50, dark));
    d.circle(138, 92, 27, base);
    d.circle(138, 92, 15, pale);
    d.circle(262, 92, 27, dark);
    d.circle(262, 92, 15, pale);
    d.circle(200, 136, 75, base, { shadeFrom: 236, glowTo: 148 });
    d.ellipse(200, 162, 34, 27, pale);
    d.circle(172, 128, 7, d.ink);
    d.circle(228, 128, 7, d.ink);
    d.ellipse(200, 150, 11, 8, d.ink);
    d.line('M200 158V168M186 172C194 180 206 180 214 172', d.ink, 4);
    d.ellipse(136, 314, 17, 12, pale);
    d.ellipse(264, 314, 17, 12, pale);
    if (v === 1)
      d.path('M200 210L158 192V228zM200 210L242 192V228z', '#b9563f').circle(200, 210, 10, '#93412f');
    if (v === 2) d.path('M138 196C170 214 230 214 262 196L264 216C230 234 170 234 136 216z', '#5d7f9a');
  },
  puzzle(d, v) {
    const { base, dark, light, deep } = d.colour;
    const piece = (x: number, y: number) =>
      `M${x} ${y}h28c-8-22 32-22 24 0h28v28c22-8 22 32 0 24v28h-28c8 22-32 22-24 0h-28v-28c22 8 22-32 0-24z`;
    d.shadow(200, 280, 326);
    d.rect(70, 92, 232, 168, 8, deep);
    d.rect(62, 84, 232, 168, 8, light, { shadeFrom: 270 });
    d.circle(v === 1 ? 232 : 116, 128, 22, '#f5dfa9');
    d.path('M62 206L120 140L164 190L214 128L294 208V244a8 8 0 0 1-8 8H70a8 8 0 0 1-8-8z', base);
    d.path('M62 226C130 192 214 244 294 206V244a8 8 0 0 1-8 8H70a8 8 0 0 1-8-8z', dark);
    if (v === 2)
      d.path('M176 226L196 202L216 226V240H176z', '#f4ecd9').path('M170 228L196 198L222 228z', '#b9563f');
    d.turned(14, 260, 270, () => d.path(piece(232, 226), deep).path(piece(229, 222), light));
    d.turned(-18, 260, 270, () => d.path(piece(120, 236), deep).path(piece(117, 232), base));
  },
  'board-game'(d, v) {
    const { base, dark, deep, light, pale } = d.colour;
    d.shadow(200, 300);
    d.path('M72 168L200 118L330 168L200 228z', pale);
    d.path('M72 168L200 228V328L72 262z', base, { glowTo: 110 });
    d.path('M330 168L200 228V328L330 262z', dark);
    d.path('M100 168L200 130L302 168L200 214z', base);
    if (v === 0) d.path('M152 168L182 150L200 162L222 144L252 172L200 194z', deep);
    if (v === 1)
      for (const [x, y] of [
        [164, 166],
        [200, 152],
        [236, 166],
        [200, 186],
      ] as const)
        d.ellipse(x, y, 14, 7, light);
    if (v === 2) d.path('M200 140L214 162L252 166L212 176L200 202L188 176L148 166L186 162z', light);
    for (const [x, colour] of [
      [284, '#d9a441'],
      [322, '#b9563f'],
    ] as const) {
      d.path(
        `M${x - 17} 326C${x - 17} 306 ${x - 7} 300 ${x - 7} 282H${x + 7}C${x + 7} 300 ${x + 17} 306 ${x + 17} 326z`,
        colour,
        { shadeFrom: x + 3 },
      );
      d.circle(x, 276, 13, colour, { shadeFrom: x + 3 });
    }
    d.turned(12, 108, 306, () => d.rect(90, 286, 38, 38, 7, d.paper.base, { shadeFrom: 116 }));
    for (const [x, y] of [
      [102, 298],
      [110, 306],
      [118, 314],
    ] as const)
      d.circle(x, y, 3.5, d.ink);
  },
};
