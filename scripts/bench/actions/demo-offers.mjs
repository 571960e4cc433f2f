const CODE = 'ACTIONS';

/** Offers of the store that is signed in, made for the count and deleted after it: the newest of its list. */
export class DemoOffers {
  constructor(page) {
    this.page = page;
    this.ids = [];
  }

  async make(count) {
    for (let number = 1; number <= count; number++) {
      const code = `${CODE}-${Date.now()}-${number}`;
      const { id } = await this.send('POST', '/api/products?locale=en', {
        name: `Counted product ${number}`,
        productCode: code,
        price: 10,
        link: `https://store.example/${code}`,
        status: 'active',
      });
      this.ids.push(id);
    }
  }

  async hide(id) {
    await this.send('PATCH', `/api/products/${id}`, { status: 'inactive' });
  }

  async delete() {
    for (const id of this.ids) await this.send('DELETE', `/api/products/${id}`);
  }

  async read(id) {
    return this.send('GET', `/api/products/${id}?locale=en`);
  }

  /** Uses the page's session. */
  async send(method, path, body) {
    const { status, text } = await this.page.evaluate(
      async ({ method, path, body }) => {
        const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(globalThis.document.cookie)?.[1] ?? '');
        const response = await fetch(path, {
          method,
          headers: { 'x-xsrf-token': token, ...(body && { 'content-type': 'application/json' }) },
          body: body && JSON.stringify(body),
        });
        return { status: response.status, text: await response.text() };
      },
      { method, path, body },
    );
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return text ? JSON.parse(text) : null;
  }
}
