import type { Artist } from './artist.js';

export const ELECTRONICS_ART: Record<string, Artist> = {
  headphones(d, v) {
    const { base, dark, light, deep } = d.colour;
    d.shadow(200, 210);
    d.line('M108 240C92 92 308 92 292 240', deep, 24);
    d.line('M112 226C102 106 298 106 288 226', base, 16);
    if (v !== 1) d.line('M150 138C172 122 228 122 250 138', light, 7);
    d.rect(82, 208, 62, 118, 30, base, { shadeFrom: 118, glowTo: 96 });
    d.rect(256, 208, 62, 118, 30, base, { shadeFrom: 290 });
    d.rect(132, 216, 24, 102, 12, d.ink);
    d.rect(244, 216, 24, 102, 12, d.ink);
    d.circle(104, 267, v === 2 ? 14 : 9, dark);
    d.circle(304, 267, v === 2 ? 14 : 9, deep);
  },
  earbuds(d, v) {
    const { base, dark, light, deep } = d.colour;
    d.shadow(200, 230);
    d.rect(104, 236, 192, 92, 44, base, { shadeFrom: 246, glowTo: 128 });
    d.rect(104, 236, 192, 16, 8, dark);
    d.circle(200, 284, 5, v === 1 ? '#7fb069' : deep);
    for (const [x, side] of [
      [156, -1],
      [244, 1],
    ] as const) {
      d.rect(x - 9, 168, 18, 76, 9, light, { shadeFrom: x });
      d.circle(x, 156, 30, base, { shadeFrom: x + 8, glowTo: x - 14 });
      d.ellipse(x + side * 20, 152, 13, 16, d.ink);
      if (v === 2) d.circle(x - side * 6, 158, 6, dark);
    }
  },
  speaker(d, v) {
    const { base, dark, deep, light } = d.colour;
    d.shadow(200, 180);
    if (v !== 1) d.line('M140 130C148 64 252 64 260 130', deep, 11);
    d.rect(122, 112, 156, 216, 40, base, { shadeFrom: 232, glowTo: 140 });
    d.circle(200, 254, 54, deep);
    d.circle(200, 254, 40, d.ink);
    d.circle(200, 254, 16, dark);
    d.path('M170 234a40 40 0 0 1 26-19v8a32 32 0 0 0-19 15z', light);
    d.circle(200, 166, 25, deep);
    d.circle(200, 166, 15, d.ink);
    if (v === 2) d.rect(176, 124, 48, 7, 3, light);
  },
  phone(d, v) {
    const { base, dark, deep, pale, light } = d.colour;
    d.shadow(206, 190);
    d.turned(5, 250, 200, () => {
      d.rect(196, 88, 122, 240, 22, base, { shadeFrom: 288 });
      d.rect(208, 102, v === 1 ? 84 : 46, v === 1 ? 34 : 78, 16, dark);
      for (const [x, y] of v === 1
        ? ([
            [226, 119],
            [252, 119],
            [276, 119],
          ] as const)
        : ([
            [231, 124],
            [231, 156],
          ] as const)) {
        d.circle(x, y, 13, d.ink);
        d.circle(x - 3, y - 3, 4, pale);
      }
    });
    d.rect(88, 84, 124, 246, 22, deep);
    d.rect(95, 91, 110, 232, 16, pale);
    d.path('M95 250C130 200 165 262 205 214V307a16 16 0 0 1-16 16H111a16 16 0 0 1-16-16z', light);
    d.path('M95 284C126 250 160 300 205 262V307a16 16 0 0 1-16 16H111a16 16 0 0 1-16-16z', base);
    d.circle(v === 2 ? 124 : 172, 150, 18, '#f3d28a');
    d.circle(150, 104, 5, d.ink);
  },
  watch(d, v) {
    const { base, dark, deep, light } = d.colour;
    d.shadow(200, 120, 344);
    d.path('M168 122L174 52C175 46 225 46 226 52L232 122z', base, { shadeFrom: 212 });
    d.path('M168 272L174 344C175 350 225 350 226 344L232 272z', base, { shadeFrom: 212 });
    for (const y of [298, 312, 326]) d.circle(200, y, 4, deep);
    if (v === 1) d.circle(200, 198, 92, d.metal.base, { shadeFrom: 228, glowTo: 140 });
    else d.rect(116, 112, 168, 172, 46, d.metal.base, { shadeFrom: 250, glowTo: 128 });
    d.rect(284, 184, 12, 30, 6, d.metal.dark);
    if (v === 1) d.circle(200, 198, 76, '#23262a');
    else d.rect(128, 124, 144, 148, 36, '#23262a');
    d.line('M160 224A46 46 0 1 1 240 224', dark, 11);
    d.line(v === 2 ? 'M160 224A46 46 0 0 1 210 154' : 'M160 224A46 46 0 0 1 232 168', light, 11);
    d.line('M200 200V172M200 200L218 208', '#f3eee4', 6);
  },
  laptop(d, v) {
    const { base, dark, deep, pale, light } = d.colour;
    d.shadow(200, 310);
    d.rect(92, 116, 216, 160, 12, deep);
    d.rect(100, 124, 200, 142, 6, pale);
    d.path('M100 222C146 168 190 240 232 190S286 176 300 166V260a6 6 0 0 1-6 6H106a6 6 0 0 1-6-6z', light);
    d.path('M100 246C140 206 214 262 300 214V260a6 6 0 0 1-6 6H106a6 6 0 0 1-6-6z', base);
    d.circle(v === 1 ? 250 : 146, 160, 15, '#f3d28a');
    d.path('M92 274H308L344 318H56z', base, { shadeFrom: 250 });
    d.path('M116 281H284L296 298H104z', deep);
    d.path('M170 303H230L234 313H166z', dark);
    d.rect(56, 318, 288, 11, 5, dark, { shadeFrom: 250 });
  },
  monitor(d, v) {
    const { base, dark, deep } = d.colour;
    d.shadow(200, 180);
    d.path('M186 258H214L218 318H182z', d.metal.base, { shadeFrom: 202 });
    d.rect(140, 316, 120, 12, 6, d.metal.dark);
    d.rect(60, 84, 280, 180, 12, deep);
    d.rect(68, 92, 264, 160, 5, '#dfe7e6');
    const sky = ['#c9dadb', '#f0d9bd', '#d6d3e3'][v] ?? '#c9dadb';
    d.path('M68 92H332V252H68z', sky);
    d.circle(v === 1 ? 250 : 132, 140, 20, '#f7ead0');
    d.path('M68 218L132 160L176 206L236 138L332 226V252H68z', '#8aa69c');
    d.path('M68 240C140 200 220 250 332 214V252H68z', '#5f8173');
    d.circle(200, 258, 3, base);
    d.rect(320, 256, 8, 3, 1, dark);
  },
  keyboard(d, v) {
    const { base, dark, light, deep, pale } = d.colour;
    d.shadow(200, 320, 300);
    d.turned(-7, 200, 230, () => {
      d.rect(48, 166, 304, 130, 14, dark);
      d.rect(48, 160, 304, 128, 14, base, { shadeFrom: 306 });
      for (let row = 0; row < 4; row++)
        for (let column = 0; column < 11; column++) {
          if (row === 3 && column > 2 && column < 8) continue;
          const accent = (v === 1 && column === 0 && row === 0) || (v !== 1 && column === 10 && row === 2);
          d.rect(
            60 + column * 26,
            172 + row * 27,
            22,
            21,
            5,
            accent ? '#d98545' : v === 2 && column % 10 === 0 ? deep : pale,
          );
        }
      d.rect(138, 253, 126, 21, 5, light);
    });
  },
  mouse(d, v) {
    const { base, dark, deep, light } = d.colour;
    d.shadow(205, 150);
    d.path(
      'M200 96C262 96 284 160 284 226C284 296 246 328 200 328S116 296 116 226C116 160 138 96 200 96z',
      base,
      {
        shadeFrom: 234,
        glowTo: 142,
      },
    );
    d.line('M200 98V196', dark, 4);
    d.line(v === 1 ? 'M118 206C160 190 240 190 282 206' : 'M117 214C150 196 250 196 283 214', dark, 4);
    d.rect(189, 124, 22, 50, 11, deep);
    d.rect(194, 130, 12, 26, 6, light);
    if (v === 2) d.rect(122, 220, 10, 40, 5, deep);
  },
};
