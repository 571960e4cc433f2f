import { readPictures } from './pictures.js';

describe('pictures', () => {
  const RULES = { base: 'https://shop.example/izdelek/1', privateOrigins: ['http://10.0.0.7:8080'] };

  it('splits joined URLs, and drops duplicates and placeholders', () => {
    const texts = [
      'https://a.example/1,2.jpg,https://a.example/2.jpg;',
      'false',
      'https://a.example/2.jpg',
      '',
    ];
    expect(readPictures(texts, RULES)).toMatchObject({
      addresses: ['https://a.example/1,2.jpg', 'https://a.example/2.jpg'],
      invalid: null,
      relative: null,
    });
  });

  it('completes relative URLs, and reports invalid ones', () => {
    expect(readPictures(['/medias/1.jpg', 'javascript:x'], RULES)).toMatchObject({
      addresses: ['https://shop.example/medias/1.jpg'],
      relative: '/medias/1.jpg',
      invalid: 'javascript:x',
    });
  });

  it.each([
    ['img/1.jpg,img/2.png?v=1;img/3.webp', ['1.jpg', '2.png?v=1', '3.webp']],
    ['/izdelek/img/1.jpg | /izdelek/img/2.jpg', ['1.jpg', '2.jpg']],
    ['img/w_300,h_300/1.jpg', ['w_300,h_300/1.jpg']],
    ['img/a,b/1.jpg?v=1.2, img/c d.png', ['a,b/1.jpg?v=1.2', 'c%20d.png']],
  ])('splits relative URLs after a file extension: %s', (text, names) => {
    expect(readPictures([text], RULES).addresses).toEqual(
      names.map((name) => `https://shop.example/izdelek/img/${name}`),
    );
  });

  it.each([
    [
      '["https://a.example/1.jpg","https:\\/\\/a.example\\/2.jpg"]',
      ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    ],
    ['<img src="//a.example/1.jpg" alt="Čaj">', ['https://a.example/1.jpg']],
    [
      '["https://a.example/w_400,h_300/1.jpg","https://a.example/w_400,h_300/2.jpg"]',
      ['https://a.example/w_400,h_300/1.jpg', 'https://a.example/w_400,h_300/2.jpg'],
    ],
    [
      '[https://a.example/1,2.jpg,https://a.example/3.jpg, //a.example/4.jpg]',
      ['https://a.example/1,2.jpg', 'https://a.example/3.jpg', 'https://a.example/4.jpg'],
    ],
    [
      '<a href="https://a.example/page"><img alt="Čaj" src=\'https://a.example/w_400,h_300/1.jpg\'></a>',
      ['https://a.example/w_400,h_300/1.jpg'],
    ],
    ['<a href="https://a.example/1.jpg">Čaj</a>', ['https://a.example/1.jpg']],
    [
      '<img src="data:image/gif;base64,R0lG" data-src="https://a.example/1.jpg">',
      ['https://a.example/1.jpg'],
    ],
    ['[]', []],
    ['slike.si/1.jpg,slike.si/2.jpg', ['https://slike.si/1.jpg', 'https://slike.si/2.jpg']],
  ])('finds URLs in other data and without a scheme: %s', (text, addresses) => {
    expect(readPictures([text], RULES)).toMatchObject({ addresses, invalid: null, relative: null });
  });

  it('splits URLs at spaces', () => {
    expect(
      readPictures(['https://a.example/1.jpg\n  https://a.example/2.jpg'], RULES).addresses,
    ).toHaveLength(2);
  });

  it.each([
    ['https://a.example/1.jpg , https://a.example/2.jpg', 2],
    ['https://a.example/1.jpg;//a.example/2.jpg', 2],
    ['https://a.example/1.jpg|http://a.example/2.jpg | https://a.example/3.jpg', 3],
    ['https://a.example/1.jpg?u=https://b.example/2.jpg', 1],
    ['HTTPS://a.example/1.jpg,HTTPS://a.example/2.jpg', 2],
    ['img/1.JPEG img/2.gif img/3.avif', 3],
    ['img/1.jpg.zip,img/2.jpg', 1],
    ['img/1.jpg,;|', 1],
    ['', 0],
  ])('%j contains %s', (text, count) => {
    expect(readPictures([text], RULES).addresses).toHaveLength(count);
  });

  it('keeps a single URL as a whole', () => {
    expect(readPictures(['https://a.example/a b,c;d.jpg'], RULES).addresses).toEqual([
      'https://a.example/a%20b,c;d.jpg',
    ]);
  });

  it.each(['no_selection', 'https://a.example/media/no_selection', 'N/A', 'none', ' ; '])(
    '%j is how programs say that there is none',
    (text) => {
      expect(readPictures([text], RULES)).toEqual({
        addresses: [],
        alts: [],
        invalid: null,
        notPublic: null,
        relative: null,
        tooMany: false,
      });
    },
  );

  it('leaves out what is in a private network, or behind an unusual port, except where that is allowed', () => {
    const inside = ['http://10.0.0.1/1.jpg', 'http://2130706433/1.jpg', 'https://a.example:8443/1.jpg'];
    const open = ['http://10.0.0.7:8080/1.jpg', 'https://a.example:443/1.jpg'];
    expect(readPictures([...inside, ...open], RULES)).toMatchObject({
      addresses: ['http://10.0.0.7:8080/1.jpg', 'https://a.example/1.jpg'],
      notPublic: inside[0],
    });
  });

  it('accepts a file name that ends like a placeholder', () => {
    expect(readPictures(['my_no_selection', 'no_selection.jpg'], RULES).addresses).toHaveLength(2);
  });

  it.each([
    '<img src="https://a.example/1.jpg"/>',
    '<img alt="Čaj" src = https://a.example/1.jpg >',
    '<IMG SRC="https://a.example/1.jpg">',
    ' <img class="x" data-src="https://a.example/2.jpg" src="https://a.example/1.jpg">',
    '"https://a.example/1.jpg"',
    '["https://a.example/1.jpg"]',
    '[ "https:\\/\\/a.example\\/1.jpg" ]',
  ])('finds the image of %s', (text) => {
    expect(readPictures([text], RULES).addresses).toEqual(['https://a.example/1.jpg']);
  });

  it('reports data without an image', () => {
    expect(readPictures(['<p>Čaj</p>', '[1]'], RULES)).toMatchObject({
      addresses: [],
      invalid: '<p>Čaj</p>',
    });
    expect(readPictures(['[""]', '[ ]', '""'], RULES)).toMatchObject({ addresses: [], invalid: null });
    expect(readPictures(['<img src="data:image/png;base64,AAAA">'], RULES).addresses).toEqual([]);
  });

  it('returns the first completed and the first invalid URL', () => {
    expect(
      readPictures(['https://a.example/0.jpg', '/1.jpg', '/2.jpg', 'ftp://a/1', 'ftp://a/2'], RULES),
    ).toMatchObject({ relative: '/1.jpg', invalid: 'ftp://a/1' });
    expect(readPictures(['https://a.example/0.jpg'], RULES)).toMatchObject({ relative: null, invalid: null });
  });

  it('keeps the alternative texts parallel', () => {
    const texts = [
      'https://a.example/1.jpg',
      'https://a.example/1.jpg',
      'https://a.example/2.jpg,https://a.example/3.jpg',
    ];
    const { alts } = readPictures(texts, RULES, [{ sl: 'Prva' }, { sl: 'Ponovljena' }, { en: 'Others' }]);
    expect(alts).toEqual([{ sl: 'Prva' }, { en: 'Others' }, { en: 'Others' }]);
    expect(readPictures(['https://a.example/1.jpg'], RULES).alts).toEqual([{}]);
  });

  it('accepts twenty', () => {
    const texts = Array.from({ length: 30 }, (_, index) => `https://a.example/${index}.jpg`);
    const { addresses, tooMany } = readPictures(texts, RULES);
    expect([addresses.length, tooMany]).toEqual([20, true]);
    expect(readPictures(texts.slice(0, 20), RULES).tooMany).toBe(false);
  });
});
