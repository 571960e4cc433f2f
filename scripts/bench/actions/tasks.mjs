/** The first page of all tasks. */
export const START = '/en/admin';
const PRICES = 20;
const IN_CATEGORY = 30;

const rows = (page) => page.locator('.data-table tbody tr');
const priceIn = (row) => row.locator('[data-column=price] .cell-edit');
const inNavigation = (page, name) =>
  page.getByRole('navigation', { name: 'Admin sections' }).getByRole('link', { name, exact: true });
const withoutImage = (page) =>
  page.getByRole('region', { name: 'Data missing from active products' }).getByText('Image', { exact: true });
/** Opens a list of products and waits until it is ready. */
async function openList(user) {
  await user.click(inNavigation(user.page, 'Products'));
  await rows(user.page).nth(IN_CATEGORY).locator('.cell-edit').first().waitFor();
}

/** Each does its task like a person who knows the screens, and returns whether it succeeded. */
export const TASKS = [
  {
    id: 'prices',
    name: `Change the price of ${PRICES} offers`,
    async run(user) {
      await openList(user);
      await user.click(priceIn(rows(user.page).first()));
      for (let number = 1; number <= PRICES; number++) {
        await user.type(`${20 + number}`);
        await user.press(number < PRICES ? 'ArrowDown' : 'Enter');
      }
      await user.page
        .locator('.cell-edit[data-saved]')
        .nth(PRICES - 1)
        .waitFor();
    },
    async isDone(offers) {
      const prices = await Promise.all(offers.ids.slice(-PRICES).map((id) => offers.read(id)));
      return prices.every(({ price }, index) => Number(price) === 20 + PRICES - index);
    },
  },
  {
    id: 'prices',
    name: '– pasted from a spreadsheet',
    async run(user) {
      const column = Array.from({ length: PRICES }, (_, index) => `${50 + index}`).join('\n');
      await user.page.evaluate((text) => globalThis.navigator.clipboard.writeText(text), column);
      await openList(user);
      await user.click(priceIn(rows(user.page).first()));
      await user.press('ControlOrMeta+v');
      await user.page.getByText(`${PRICES} offers saved.`).waitFor();
    },
    async isDone(offers) {
      const { price } = await offers.read(offers.ids.at(-1));
      return Number(price) === 50;
    },
  },
  {
    id: 'prices',
    name: '– raised by 5 %, ending in 0.90',
    async run(user) {
      const { page } = user;
      await openList(user);
      await user.click(rows(page).first().getByRole('checkbox'));
      await user.click(
        rows(page)
          .nth(PRICES - 1)
          .getByRole('checkbox'),
        { modifiers: ['Shift'] },
      );
      await user.click(page.locator('.bulk-bar').getByRole('button', { name: 'Edit values' }));
      await user.select(page.getByLabel('Price change'), 'By percent');
      await user.click(page.getByLabel('Change by'));
      await user.type('5');
      await user.select(page.getByLabel('Price rounding'), 'Ending in 0.90');
      await user.click(page.getByRole('button', { name: 'Show preview' }));
      await user.click(page.getByRole('button', { name: `Change all offers (${PRICES})` }));
      await page.getByText(`${PRICES} offers`).first().waitFor();
    },
    async isDone(offers) {
      const { price } = await offers.read(offers.ids.at(-1));
      return /\.90?$/.test(price);
    },
  },
  {
    id: 'picture',
    name: 'Find the offers without an image, and add one to the first',
    async run(user, { picture }) {
      const { page } = user;
      await user.click(withoutImage(page));
      await user.click(
        rows(page)
          .first()
          .getByRole('link', { name: /^Add an image/ }),
      );
      await user.selectFile(page.getByText('Select images', { exact: true }), picture);
      await page.locator('.picture-grid img').waitFor();
      await user.click(page.getByRole('button', { name: 'Save changes' }));
      await page.getByText('Product saved.').waitFor();
    },
    async isDone(offers) {
      return (await offers.read(offers.ids.at(-1))).media.length === 1;
    },
  },
  {
    id: 'category',
    name: `Put ${IN_CATEGORY} offers into another category`,
    async run(user) {
      const { page } = user;
      await openList(user);
      const check = (index) => rows(page).nth(index).getByRole('checkbox');
      await user.click(check(0));
      await user.click(check(IN_CATEGORY - 1), { modifiers: ['Shift'] });
      await user.click(page.locator('.bulk-bar').getByRole('button', { name: 'Add to category' }));
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('option').first().waitFor();
      await user.type('lamps');
      await user.click(dialog.getByRole('option', { name: /Lamps/ }).first());
      await user.click(dialog.getByRole('button', { name: 'Add to category' }));
      await page.getByText(`${IN_CATEGORY} offers`).first().waitFor();
    },
    async isDone(offers) {
      const chosen = await Promise.all(offers.ids.slice(-IN_CATEGORY).map((id) => offers.read(id)));
      return chosen.every(({ categoryIds }) => categoryIds.length === 1);
    },
  },
  {
    id: 'reason',
    name: 'Find out why one offer isn’t shown',
    async run(user, { hidden }) {
      const { page } = user;
      await user.click(inNavigation(page, 'Products'));
      await user.click(page.getByRole('searchbox'));
      await user.type(hidden);
      await page.getByRole('row', { name: hidden }).getByText('Deactivated').waitFor();
    },
    isDone: () => true,
  },
  {
    id: 'hide',
    name: 'Find the offers without an image, and hide them all',
    async run(user) {
      const { page } = user;
      await user.click(withoutImage(page));
      await user.click(page.getByRole('checkbox', { name: 'Select all on this page' }));
      await user.click(page.locator('.bulk-bar').getByRole('button', { name: 'Deactivate' }));
      await page.getByText(/offers deactivated/).waitFor();
    },
    async isDone(offers) {
      const all = await Promise.all(offers.ids.map((id) => offers.read(id)));
      return all.filter(({ media }) => media.length === 0).every(({ status }) => status === 'inactive');
    },
  },
];
