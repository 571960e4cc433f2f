import type { Artist } from './artist.js';

export const CLOTHING_ART: Record<string, Artist> = {
  't-shirt'(d, v) {
    const { base, dark, deep, light } = d.colour;
    d.shadow(200, 210, 342);
    d.path(
      'M146 86L78 124C64 132 58 146 66 160L88 198L122 178V328C122 334 126 338 132 338H268C274 338 278 334 278 328V178L312 198L334 160C342 146 336 132 322 124L254 86z',
      base,
      {
        shadeFrom: 246,
        glowTo: 118,
      },
    );
    d.path(
      'M150 84C160 124 240 124 250 84C240 78 230 78 226 84C220 104 180 104 174 84C170 78 160 78 150 84z',
      dark,
    );
    d.line('M122 178L128 150M278 178L272 150', dark, 4);
    if (v === 0) d.rect(222, 158, 34, 32, 3, light);
    if (v === 1) d.path('M122 214H278V244H122z', deep);
    if (v === 2) d.path('M156 232L186 180L204 208L216 192L244 232z', deep);
  },
  jacket(d, v) {
    const { base, dark, deep, light } = d.colour;
    d.shadow(200, 220, 344);
    d.path('M130 118L84 148C72 158 66 200 62 300C62 312 98 318 102 306L124 200z', dark);
    d.path('M270 118L316 148C328 158 334 200 338 300C338 312 302 318 298 306L276 200z', deep);
    d.path('M142 108H258L284 150V326C284 334 278 340 270 340H130C122 340 116 334 116 326V150z', base, {
      shadeFrom: 244,
      glowTo: 136,
    });
    d.path('M146 114C140 60 260 60 254 114C244 138 156 138 146 114z', dark);
    d.path('M166 112C164 80 236 80 234 112C226 126 174 126 166 112z', d.ink);
    d.line('M200 126V338', v === 1 ? light : deep, 6);
    d.line('M140 250L160 286M260 250L240 286', deep, 6);
    d.circle(186, 134, 4, d.paper.base);
    d.circle(214, 134, 4, d.paper.base);
    if (v === 2) d.path('M116 186H284V206H116z', light);
    else d.rect(222, 164, 34, 10, 3, light);
  },
  sneakers(d, v) {
    const { base, dark, deep, light, pale } = d.colour;
    d.shadow(200, 310);
    d.path(
      'M66 196C62 236 60 270 66 300H350C352 268 318 252 276 240C246 230 226 210 214 180C196 196 176 194 164 176C138 198 98 204 66 196z',
      base,
      {
        shadeFrom: 290,
        glowTo: 92,
      },
    );
    d.path('M66 196C62 236 60 270 66 300H116C128 262 110 222 92 200z', dark);
    d.path('M276 240C318 252 352 268 350 300H282C276 276 276 258 276 240z', light);
    d.path('M58 292H354C358 314 350 326 336 326H80C62 326 56 312 58 292z', d.paper.base, { shadeFrom: 290 });
    d.line('M66 312H348', d.colour.deep, 3);
    for (const [x, y] of [
      [196, 208],
      [216, 222],
      [236, 236],
    ] as const)
      d.line(`M${x} ${y}L${x + 24} ${y - 10}`, d.paper.base, 6);
    if (v === 0) d.path('M120 286C160 284 190 262 206 232C216 250 190 288 150 290z', deep);
    if (v === 1) d.line('M128 288L152 214M148 288L172 210M168 288L190 218', pale, 7);
    if (v === 2) d.circle(150, 250, 17, pale);
  },
  beanie(d, v) {
    const { base, dark, deep, light, pale } = d.colour;
    d.shadow(200, 230, 318);
    if (v !== 1) d.circle(200, 88, 34, v === 2 ? pale : light, { shadeFrom: 212 });
    d.path('M92 254C82 150 138 102 200 102S318 150 308 254z', base, { shadeFrom: 244, glowTo: 132 });
    for (const x of [-78, -52, -26, 0, 26, 52, 78])
      d.line(`M${200 + x} 246C${200 + x * 1.04} 190 ${200 + x * 0.8} 140 ${200 + x * 0.34} 110`, dark, 4);
    d.rect(78, 238, 244, 68, 22, v === 2 ? light : base, { shadeFrom: 256, glowTo: 112 });
    for (let x = 98; x <= 302; x += 17) d.line(`M${x} 250V294`, dark, 5);
    if (v === 0) d.rect(228, 258, 44, 30, 4, deep);
  },
};
