import { googleFeed, googleItem } from '../../../../src/import/feed/testing/feeds.js';
import { aFeed } from '../../../support/data/feed.js';
import { Katalog } from '../../../support/katalog.js';

const BREAKOUT = '</script><script>alert(1)</script><!--';

const katalog = await Katalog.use();
const store = await katalog.store(`Trgovina ${BREAKOUT}`);

describe('a hostile feed', () => {
  const pageOf = async (code: string) => {
    const path = `/izdelek/${await katalog.idOf(store, code)}`;
    const { headers } = await katalog.visitor().get(path);
    return katalog.visitor().document(headers.get('location') ?? path);
  };

  it('cannot inject script into a page by a product name', async () => {
    const name = `Čaj ${BREAKOUT}`;
    await katalog.import(
      store,
      aFeed([{ productCode: 'A', name, brand: `Znamka ${BREAKOUT}`, category: `Pot ${BREAKOUT}` }]),
      { mode: 'delta' },
    );
    for (const page of [
      await pageOf('A'),
      await katalog.visitor().document(`/iskanje/izdelki/rezultati/${encodeURIComponent(BREAKOUT)}`),
      await katalog.visitor().document('/'),
    ]) {
      expect(page.status).toBe(200);
      expect(page.source).not.toContain('<script>alert');
      // the script elements with data end at the right place: their JSON is valid
      expect(page.page.props).toBeDefined();
    }
    const page = await pageOf('A');
    expect(page.text).toContain(store.company.companyName);
    expect(page.jsonLd[0]).toMatchObject({ offers: { seller: { name: store.company.companyName } } });
    expect(page.title).toContain('alert(1)');
  });

  it('loses only the items beyond the limits', async () => {
    const feed = aFeed([{ productCode: 'PREJ' }, { productCode: 'PREVEC' }, { productCode: 'POTEM' }]);
    const large = feed.replace('<productCode>PREVEC', `${'<a/>'.repeat(20_000)}<productCode>PREVEC`);
    const { id, ...run } = await katalog.import(store, large, { mode: 'delta' });
    expect(run).toMatchObject({ status: 'done', counters: { read: 3, created: 2, rejected: 1 } });
    const page = await store.admin.document(`/administracija/uvozi?import=${id}`);
    expect(page.text).toContain('Izdelek ima več kot 20.000 elementov, zato ga nismo prebrali.');
    const { props } = await store.admin.page(`/administracija/uvozi?import=${id}`, 'import/index');
    expect(props.issues!.items.find(({ code }) => code === 'item_elements')).toMatchObject({
      itemNumber: 2,
      line: large.slice(0, large.indexOf('<a/>')).split('\n').length,
      severity: 'error',
    });
  });

  it('has its descriptions sanitised', async () => {
    const description =
      '<p onclick="alert(1)">Prvi <b>odstavek</b><img src=x onerror=alert(1)></p><script>alert(2)</script>' +
      '<iframe src="https://zlo.example"></iframe><a href="javascript:alert(3)">povezava</a><style>p{color:red}</style>' +
      '<form action="https://zlo.example"><input name="geslo"></form><svg onload=alert(4)></svg>';
    await katalog.import(store, aFeed([{ productCode: 'B', description }]), { mode: 'delta' });
    const { body, text } = await pageOf('B');
    expect(body).toContain('<b>odstavek</b>');
    expect(text).toContain('povezava');
    expect(body).not.toMatch(
      /onclick|onerror|onload|javascript:|zlo\.example|<iframe|color:red|name="geslo"/,
    );
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<b>',
    'https://uporabnik:geslo@trgovina.example/',
    'ftp://a.example/x',
    'trgovina',
  ])('cannot link to %s', async (link) => {
    const run = await katalog.import(store, aFeed([{ link }]), { mode: 'delta' });
    expect(run.counters).toMatchObject({ created: 0, rejected: 1 });
  });

  it('cannot put a formula into the CSV report', async () => {
    const codes = ['=cmd|"/c calc"!A1', '+1+1', '-2+3', '@SUM(A1)', '\t=1', 'a;"b"'];
    const run = await katalog.import(
      store,
      googleFeed(
        ...codes.map((code) =>
          googleItem(code.replace(/"/g, '&quot;'), `<g:price>${code.replace(/"/g, '&quot;')}</g:price>`),
        ),
      ),
      { mode: 'delta' },
    );
    expect(run.counters.rejected).toBe(codes.length);
    for (const [path, title] of [
      [run.reportUrl, 'Šifra izdelka'],
      [`/en/admin/imports/${run.id}/report`, 'Product code'],
    ]) {
      const response = await store.admin.get(path!);
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(response.headers.get('content-disposition')).toContain('attachment');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const cells = cellsOf(bytes.toString().slice(1));
      expect(cells[0]).toContain(title);
      expect(cells).toHaveLength(codes.length + 1);
      for (const cell of cells.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(cells.flat()).toContain(`'=cmd|"/c calc"!A1`);
      expect(cells.flat()).toContain('a;"b"');
    }
  });

  it('is shown as text in its report', async () => {
    const run = await katalog.import(store, aFeed([{ productCode: 'C', price: BREAKOUT }]), {
      mode: 'delta',
      fileName: `${BREAKOUT}.xml`,
    });
    const page = await store.admin.document(`/administracija/uvozi?import=${run.id}`);
    expect(page.source).not.toContain('<script>alert');
    expect(page.text).toContain(BREAKOUT);
  });
});

/** Rows of a CSV with semicolons, parsed like in a spreadsheet. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.length > 1);
}
