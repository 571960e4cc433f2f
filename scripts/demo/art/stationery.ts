import type { Artist } from './artist.js';

export const STATIONERY_ART: Record<string, Artist> = {
  notebook(d, v) {
    const { base, dark, deep, light, pale } = d.colour;
    d.shadow(206, 220, 334);
    d.turned(-6, 200, 200, () => {
      d.rect(116, 70, 184, 258, 8, deep);
      d.rect(122, 74, 176, 248, 4, d.paper.base);
      d.line('M292 78V318', d.paper.dark, 2);
      d.rect(104, 66, 184, 258, 10, base, { shadeFrom: 262, glowTo: 120 });
      d.rect(104, 66, 22, 258, 8, dark);
      if (v === 0) d.rect(254, 66, 11, 258, 0, deep);
      if (v === 1) d.rect(150, 112, 106, 62, 5, pale);
      if (v === 2)
        for (let y = 120; y < 290; y += 34)
          d.line(`M150 ${y}C170 ${y - 14} 190 ${y + 14} 210 ${y}S244 ${y - 10} 258 ${y}`, light, 5);
      if (v === 1) d.line('M166 134H240M166 152H218', deep, 4);
      d.path('M176 322H192V352L184 344L176 352z', '#b9563f');
    });
  },
  pen(d, v) {
    const { base, dark, light, deep } = d.colour;
    d.shadow(200, 260, 322);
    d.line('M70 300C96 286 104 312 128 298S164 286 176 300', '#34496b', 5);
    d.turned(-38, 200, 200, () => {
      d.rect(112, 186, 190, 30, 15, base, { shadeFrom: 400 });
      d.rect(112, 201, 190, 15, 8, dark);
      d.rect(196, 182, 120, 38, 12, base);
      d.rect(196, 202, 120, 18, 9, deep);
      d.rect(194, 182, 12, 38, 3, v === 1 ? d.metal.base : '#cfa24a');
      d.rect(214, 174, 92, 8, 4, v === 1 ? d.metal.dark : '#b58833');
      d.path('M114 188L62 198C52 200 52 203 62 205L114 214z', v === 1 ? d.metal.light : '#d9b25c');
      d.line('M58 201H92', d.ink, 2);
      d.circle(94, 201, 3.5, d.ink);
      if (v === 2) d.line('M128 192H188', light, 4);
    });
  },
};
