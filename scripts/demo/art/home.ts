import type { Artist } from './artist.js';

export const HOME_ART: Record<string, Artist> = {
  kettle(d, v) {
    const { base, dark, deep } = d.colour;
    d.shadow(200, 200);
    d.line('M262 156C330 150 326 262 272 268', deep, 20);
    d.path('M146 176L92 130C84 124 96 116 104 122L158 152z', dark);
    d.path('M152 138H248L278 308C280 318 274 322 266 322H134C126 322 120 318 122 308z', base, {
      shadeFrom: 226,
      glowTo: 150,
    });
    d.rect(116, 316, 168, 14, 7, d.ink);
    d.path('M152 138C156 112 244 112 248 138z', dark);
    d.rect(188, 98, 24, 22, v === 1 ? 11 : 4, deep);
    if (v === 2) d.rect(216, 180, 10, 88, 5, d.metal.light);
    else d.line('M152 190L136 286', d.colour.light, 5);
  },
  espresso(d, v) {
    const { base, dark, deep, light } = d.colour;
    d.shadow(200, 240);
    d.rect(100, 100, 200, 226, 16, base, { shadeFrom: 262, glowTo: 116 });
    d.rect(122, 172, 156, 124, 8, d.ink);
    d.rect(88, 296, 224, 32, 10, dark, { shadeFrom: 262 });
    d.rect(120, 88, 160, 14, 5, d.metal.base);
    d.rect(162, 172, 76, 26, 6, d.metal.base, { shadeFrom: 212 });
    d.rect(64, 180, 104, 13, 6, deep);
    d.line('M188 200V214M212 200V214', '#6a432b', 5);
    d.path('M170 250H230L222 294H178z', d.paper.base, { shadeFrom: 206 });
    d.path('M230 258C252 256 250 282 226 280', 'none').line(
      'M230 260C248 258 246 280 226 279',
      d.paper.base,
      6,
    );
    d.circle(140, 136, 15, d.metal.light, { shadeFrom: 142 });
    d.circle(260, 136, v === 1 ? 18 : 9, v === 1 ? d.paper.base : light);
    if (v === 1) d.line('M260 136L268 128', '#b0442f', 3);
    if (v === 2) d.rect(186, 128, 44, 16, 8, light);
  },
  toaster(d, v) {
    const { base, dark, deep, light } = d.colour;
    d.shadow(200, 260);
    for (const x of [132, 204]) {
      d.path(`M${x} 180V128C${x - 6} 100 ${x + 70} 100 ${x + 64} 128V180z`, '#c58a4f');
      d.path(`M${x + 8} 180V134C${x + 4} 114 ${x + 60} 114 ${x + 56} 134V180z`, '#efd0a0');
    }
    d.path(
      'M82 204C84 168 112 160 140 160H260C288 160 316 168 318 204L324 300C325 314 316 320 304 320H96C84 320 75 314 76 300z',
      base,
      {
        shadeFrom: 270,
        glowTo: 104,
      },
    );
    d.rect(118, 164, 164, 12, 6, deep);
    d.rect(94, 316, 212, 12, 5, d.ink);
    d.rect(306, 206, 9, 66, 4, deep);
    d.rect(298, v === 1 ? 214 : 240, 28, 14, 7, d.metal.base);
    d.circle(262, 286, 15, d.metal.light, { shadeFrom: 264 });
    d.line('M262 286V276', d.ink, 3);
    if (v === 2) d.line('M96 250H300', light, 5);
    else d.line('M96 228H292M96 240H292', dark, 3);
  },
  vacuum(d, v) {
    const { base, dark, deep, light } = d.colour;
    d.shadow(190, 230);
    d.line('M262 78L150 304', d.metal.base, 13);
    d.path('M78 304H214C226 304 228 328 214 328H78C60 328 60 304 78 304z', deep, { shadeFrom: 176 });
    d.rect(84, 320, 124, 8, 4, d.ink);
    d.turned(26, 232, 150, () => {
      d.rect(206, 96, 52, 108, 20, base, { shadeFrom: 240, glowTo: 216 });
      d.rect(212, 186, 40, 66, 16, '#d7dfe0', { shadeFrom: 238 });
      d.path('M216 226H248V238A14 14 0 0 1 234 252H230A14 14 0 0 1 216 238z', '#a99f8f');
      d.rect(218, v === 1 ? 112 : 120, 28, v === 1 ? 8 : 30, 4, v === 2 ? light : dark);
    });
    d.line('M262 78C292 62 306 96 284 118', dark, 17);
  },
  pan(d, v) {
    const { base, deep, light } = d.colour;
    d.shadow(170, 230);
    d.turned(-14, 200, 240, () => {
      d.rect(232, 226, 150, 20, 10, v === 1 ? d.wood.base : d.ink);
      d.circle(368, 236, 4, d.paper.base);
    });
    d.ellipse(166, 262, 122, 62, deep);
    d.ellipse(166, 250, 122, 60, base, { shadeFrom: 230 });
    d.ellipse(166, 252, 104, 48, d.colour.dark);
    d.ellipse(166, 256, 92, 40, deep);
    d.line('M88 236C104 214 136 206 160 206', light, 4);
    if (v === 2) {
      d.path('M128 254C118 232 160 226 176 236C206 228 214 262 190 272C166 286 134 280 128 254z', '#f8f3e6');
      d.circle(166, 254, 16, '#eeb33e');
    }
  },
  pot(d, v) {
    const { base, dark, deep } = d.colour;
    d.shadow(200, 250);
    d.line('M98 224C66 220 66 256 98 254M302 224C334 220 334 256 302 254', deep, 13);
    d.path('M92 196H308L298 306C297 320 288 326 276 326H124C112 326 103 320 102 306z', base, {
      shadeFrom: 246,
      glowTo: 128,
    });
    d.path('M84 186C84 140 316 140 316 186V196H84z', base, { shadeFrom: 246, glowTo: 120 });
    d.rect(80, 186, 240, 13, 6, dark);
    d.rect(182, 130, 36, 18, 8, v === 1 ? d.wood.base : d.metal.base, { shadeFrom: 204 });
    if (v === 2) for (const x of [136, 168, 200, 232, 264]) d.circle(x, 262, 6, d.colour.pale);
    if (v === 0) d.line('M106 290H294', dark, 4);
  },
  knife(d, v) {
    const { base } = d.colour;
    const handle = v === 1 ? d.ink : base;
    d.shadow(200, 280, 318);
    d.rect(64, 296, 272, 22, 6, d.wood.base, { shadeFrom: 280 });
    d.turned(-32, 200, 200, () => {
      d.path('M150 186H352C346 214 306 236 244 236H150z', d.metal.light);
      d.path('M150 210H340C318 228 284 236 244 236H150z', d.metal.base);
      d.rect(140, 182, 14, 56, 3, d.metal.dark);
      d.path('M142 188H56C42 188 40 216 52 226C62 234 74 224 88 224H142z', handle);
      for (const x of [68, 94, 120]) d.circle(x, 205, 5, v === 1 ? d.metal.base : '#5b3f28');
      if (v === 2) d.line('M168 204C200 196 216 214 244 204S300 206 320 202', '#ffffff', 3);
    });
  },
  mug(d, v) {
    const { base, dark, deep, pale, light } = d.colour;
    d.shadow(190, 170);
    d.line('M264 194C326 182 326 290 256 284', base, 22);
    d.line('M268 206C306 200 306 272 260 270', dark, 4);
    d.path('M112 150H268L260 306C259 320 250 326 238 326H142C130 326 121 320 120 306z', base, {
      shadeFrom: 220,
      glowTo: 136,
    });
    d.ellipse(190, 150, 78, 18, light);
    d.ellipse(190, 153, 67, 13, '#6b4630');
    if (v === 0) d.path('M114 190H266L264 222H116z', pale);
    if (v === 1)
      for (const [x, y] of [
        [144, 214],
        [178, 240],
        [214, 210],
        [158, 280],
        [206, 278],
      ] as const)
        d.circle(x, y, 8, deep);
    if (v === 2) d.line('M126 262C146 240 160 284 182 262S222 240 254 266', deep, 6);
  },
  'desk-lamp'(d, v) {
    const { base, deep, dark } = d.colour;
    d.path('M236 152L350 300H176z', '#fbe9b8');
    d.shadow(150, 130);
    d.line('M150 312L112 204L216 122', d.metal.dark, 10);
    d.circle(112, 204, 12, deep);
    d.ellipse(152, 318, 62, 13, base, { shadeFrom: 172 });
    d.turned(v === 1 ? 46 : 38, 232, 130, () => {
      d.path('M206 84H250L286 168H170z', base, { shadeFrom: 240, glowTo: 200 });
      d.rect(212, 68, 32, 22, 8, dark);
      d.ellipse(228, 168, 58, 11, '#fff3cf');
      if (v === 2) d.line('M184 146H274', deep, 5);
    });
  },
  pendant(d, v) {
    const { base, deep, dark, light } = d.colour;
    d.path('M118 226H282L340 360H60z', '#fdf1cd');
    d.line('M200 0V104', d.ink, 4);
    d.rect(186, 98, 28, 28, 6, d.metal.dark);
    if (v === 0)
      d.path('M104 224C104 146 150 120 200 120S296 146 296 224z', base, { shadeFrom: 226, glowTo: 144 });
    if (v === 1) d.path('M176 120H224L310 224H90z', base, { shadeFrom: 220, glowTo: 150 });
    if (v === 2)
      d.path('M168 120H232C236 170 300 176 304 224H96C100 176 164 170 168 120z', base, {
        shadeFrom: 222,
        glowTo: 146,
      });
    d.ellipse(200, 225, v === 2 ? 104 : v === 1 ? 110 : 96, 12, '#fff6da');
    d.circle(200, 230, 21, '#ffe9a8');
    d.line('M128 196C150 188 170 186 190 186', v === 1 ? dark : light, 4);
    d.rect(192, 92, 16, 10, 3, deep);
  },
  chair(d, v) {
    const { base, dark, deep } = d.colour;
    d.shadow(200, 190);
    d.line('M152 236L140 326M252 236L266 326', deep, 12);
    d.line('M134 84L140 236M266 84L260 236', dark, 13);
    if (v === 1) d.path('M128 84H272L268 160H132z', base, { shadeFrom: 236 });
    else {
      d.path('M126 82C160 70 240 70 274 82L272 112C240 102 160 102 128 112z', base, { shadeFrom: 236 });
      if (v === 0) d.line('M170 104L174 224M200 102V224M230 104L226 224', base, 9);
      else
        d.path('M130 140C160 132 240 132 270 140L268 166C240 158 160 158 132 166z', base, { shadeFrom: 236 });
    }
    d.path('M122 220H278L292 252H108z', base, { shadeFrom: 244, glowTo: 140 });
    d.rect(106, 250, 188, 12, 6, dark);
    d.line('M122 262L108 328M278 262L292 328', dark, 13);
  },
  shelf(d, v) {
    const { base, dark, deep } = d.colour;
    const spines = ['#b9563f', '#5d7f78', '#d9a441', '#43546f', '#e6dcc6', '#8d5b6b'];
    d.shadow(200, 220);
    d.rect(100, 66, 200, 264, 4, dark, { shadeFrom: 284 });
    for (const [row, y] of [76, 162, 248].entries()) {
      d.rect(110, y, 180, 76, 0, deep);
      let x = 116;
      for (let book = 0; book < 7; book++) {
        const index = (book * 5 + row * 2 + v) % spines.length;
        if ((book + row + v) % 6 === 5) {
          d.circle(x + 16, y + 58, 17, d.colour.pale);
          x += 36;
          continue;
        }
        const height = 48 + ((book * 7 + row * 5 + v * 3) % 22);
        d.rect(x, y + 76 - height, 17, height, 2, spines[index] ?? base);
        x += 20;
      }
      d.rect(100, y + 74, 200, 11, 2, base, { shadeFrom: 284 });
    }
    d.rect(96, 60, 208, 13, 3, base, { shadeFrom: 284 });
  },
};
