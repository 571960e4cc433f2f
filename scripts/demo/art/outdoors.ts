import type { Artist } from './artist.js';

export const OUTDOORS_ART: Record<string, Artist> = {
  backpack(d, v) {
    const { base, dark, deep, light, pale } = d.colour;
    d.shadow(200, 190);
    d.line('M178 92C178 62 222 62 222 92', deep, 9);
    d.rect(92, 206, 40, 106, 18, dark);
    d.rect(268, 206, 40, 106, 18, deep);
    d.path(
      'M118 156C118 100 150 86 200 86S282 100 282 156V304C282 320 272 328 256 328H144C128 328 118 320 118 304z',
      base,
      {
        shadeFrom: 240,
        glowTo: 140,
      },
    );
    d.path('M118 152C118 96 150 80 200 80S282 96 282 152C282 176 118 176 118 152z', dark, { shadeFrom: 240 });
    d.rect(140, 218, 120, 90, 20, light, { shadeFrom: 236 });
    d.line('M150 240H250', deep, 5);
    d.line('M160 150V204M240 150V204', d.ink, 7);
    d.rect(152, 186, 16, 12, 3, pale);
    d.rect(232, 186, 16, 12, 3, pale);
    if (v === 1) d.path('M178 274L200 252L222 274z', deep);
    if (v === 2) d.rect(110, 318, 180, 22, 11, '#c08a52', { shadeFrom: 240 });
  },
  tent(d, v) {
    const { base, dark, deep, light, pale } = d.colour;
    d.shadow(200, 330);
    if (v === 1) {
      d.path('M44 326C44 196 120 124 200 124S356 196 356 326z', base, { shadeFrom: 270, glowTo: 100 });
      d.path('M152 326C152 240 172 200 200 200S248 240 248 326z', deep);
      d.line('M200 124C150 170 120 240 118 326M200 124C250 170 280 240 282 326', dark, 5);
    } else {
      d.path('M200 112L352 326H200z', dark);
      d.path('M200 112L200 326H48z', base, { glowTo: 120 });
      d.path('M200 112L352 326H268z', deep);
      d.path('M200 150L246 326H154z', d.ink);
      d.path('M200 150L154 326H128C164 290 190 230 200 150z', light);
      d.path('M200 112L192 98H208z', d.wood.base);
    }
    d.line('M48 326L24 336M352 326L378 336', d.wood.dark, 4);
    if (v === 2) d.path('M262 206L282 234L254 240z', pale);
  },
  'sleeping-bag'(d, v) {
    const { base, dark, deep, pale, light } = d.colour;
    d.shadow(200, 300, 320);
    d.path(
      'M64 244C64 190 96 174 148 176L326 196C352 200 358 226 356 252C354 284 344 306 316 308L142 316C92 318 64 298 64 244z',
      base,
      {
        shadeFrom: 300,
      },
    );
    d.path('M64 246C64 192 92 176 132 178C108 200 106 294 132 314C88 314 64 296 64 246z', dark);
    d.ellipse(116, 246, 30, 52, pale);
    d.ellipse(120, 250, 22, 42, deep);
    d.line('M142 296L346 282', v === 1 ? light : deep, 5);
    for (const x of [176, 222, 268, 312])
      d.line(`M${x} ${182 + (x - 176) / 10}C${x + 10} 220 ${x + 10} 260 ${x + 4} 284`, dark, 4);
    if (v === 2) d.rect(300, 216, 34, 24, 5, pale);
  },
  flask(d, v) {
    const { base, dark, deep, light } = d.colour;
    d.shadow(200, 120);
    d.rect(166, 62, 68, 62, 12, d.metal.base, { shadeFrom: 214, glowTo: 178 });
    d.rect(160, 116, 80, 18, 6, d.metal.dark);
    d.path(
      'M156 134H244C252 150 258 160 258 180V306C258 320 250 328 238 328H162C150 328 142 320 142 306V180C142 160 148 150 156 134z',
      base,
      {
        shadeFrom: 228,
        glowTo: 162,
      },
    );
    if (v === 0) d.rect(142, 232, 116, 20, 0, light);
    if (v === 1) d.line('M258 176C292 176 292 262 258 262', deep, 11);
    if (v === 2) d.path('M164 268L190 226L206 250L216 236L236 268z', light);
    d.rect(142, 308, 116, 6, 0, dark);
  },
  bike(d, v) {
    const { base, deep } = d.colour;
    d.shadow(200, 320, 334);
    for (const x of [106, 296]) {
      d.line(`M${x - 64} 266A64 64 0 1 1 ${x + 64} 266A64 64 0 1 1 ${x - 64} 266`, d.ink, 9);
      for (const [dx, dy] of [
        [0, 58],
        [50, 29],
        [50, -29],
      ] as const)
        d.line(`M${x - dx} ${266 - dy}L${x + dx} ${266 + dy}`, d.metal.base, 2);
      d.circle(x, 266, 8, d.metal.dark);
      d.line(`M${x - 72} 246A74 74 0 0 1 ${x + 40} 202`, deep, 6);
    }
    d.line('M106 266L154 162L196 268L106 266M196 268L270 150', base, 10);
    if (v === 1) d.line('M160 196C190 236 236 216 272 156', base, 10);
    else d.line('M162 178L270 158', base, 10);
    d.line('M296 266L262 112', base, 10);
    d.line('M262 112L296 98C306 94 312 102 306 110', d.ink, 8);
    d.line('M154 162L148 138', d.metal.dark, 8);
    d.path('M118 130C136 122 172 126 182 134C176 146 126 146 118 130z', v === 2 ? '#7a4b2d' : d.ink);
    d.circle(196, 268, 17, d.metal.dark);
    d.line('M196 268L210 298', d.ink, 6);
    d.line('M202 300H220', d.ink, 7);
    if (v !== 1) {
      d.path('M280 116H342L334 168H288z', '#b98350', { shadeFrom: 318 });
      d.line('M284 132H340M286 150H337', '#8b5f38', 4);
    }
  },
  helmet(d, v) {
    const { base, dark, deep, light } = d.colour;
    d.shadow(200, 230, 308);
    d.line('M122 258C140 318 176 322 204 312M270 262C262 296 236 310 204 312', d.ink, 7);
    d.path('M76 254C70 152 132 100 206 100C284 100 332 164 330 244C300 262 110 272 76 254z', base, {
      shadeFrom: 262,
      glowTo: 120,
    });
    d.path('M76 254C110 272 300 262 330 244L336 258C300 282 108 290 70 268z', deep);
    const vents =
      v === 1
        ? [
            'M136 214C134 172 152 142 176 128C160 160 158 190 160 216z',
            'M246 214C250 174 238 146 222 130C244 148 272 176 274 210z',
          ]
        : [
            'M120 222C116 180 134 150 154 138C140 166 138 196 142 224z',
            'M176 222C170 176 182 140 198 124C196 160 198 196 202 222z',
            'M234 220C238 176 232 144 222 126C248 152 262 186 262 216z',
          ];
    for (const vent of vents) d.path(vent, d.ink);
    d.line('M104 190C116 154 142 130 172 118', light, 5);
    if (v === 2) d.path('M300 250L352 262C344 276 318 276 292 270z', dark);
  },
  mat(d, v) {
    const { base, dark, deep, light } = d.colour;
    d.shadow(190, 290, 322);
    d.path('M96 214H330L372 318H140z', light);
    d.path('M140 318H372V326H140z', dark);
    d.path('M42 262A54 54 0 1 1 150 262L150 318H96A54 56 0 0 1 42 262z', base, { glowTo: 66 });
    d.path('M96 206H262C292 206 300 318 270 318H96z', base, { shadeFrom: 250 });
    d.circle(96, 262, 56, dark);
    d.line('M96 262m-40 0a40 40 0 1 1 40 40a30 30 0 1 1 24-48a20 20 0 1 1-36 6', light, 7);
    if (v === 0) d.line('M186 208C206 230 206 296 188 316', deep, 11);
    if (v === 1) d.line('M160 208C178 230 178 296 162 316M222 208C242 230 242 296 224 316', deep, 9);
    if (v === 2) d.circle(230, 262, 16, light);
  },
  kettlebell(d, v) {
    const { base, dark, light, deep } = d.colour;
    d.shadow(200, 190);
    d.line('M148 200C104 70 296 70 252 200', deep, 30);
    d.line('M150 190C112 82 288 82 250 190', base, 20);
    d.circle(200, 244, 86, base, { shadeFrom: 232, glowTo: 142 });
    d.rect(154, 318, 92, 11, 4, dark);
    d.circle(200, 246, 46, v === 1 ? light : dark);
    d.line('M182 246H218M176 236V256M224 236V256', v === 1 ? deep : light, v === 2 ? 5 : 8);
  },
};
