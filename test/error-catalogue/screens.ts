import { TEST_PASSWORD } from '../support/servers/auth-emulator.js';
import { signOut, submit } from '../support/browser/login-browser.js';
import { makePerson } from '../support/people.js';
import { addCategory, BLOGS, changeProduct, loseChunk, loseEntry, mount, STORES } from './screen-acts.js';
import type { ScreenStage } from './screen-stage.js';
import type { Situation } from './situation.js';

/** Situations that only a browser can show, with the same columns as the other tables. */
export const SCREENS: Situation<ScreenStage>[] = [
  {
    line: 'failed chunk load',
    situation: 'of a page that somebody goes to: loaded as a document, once; then a line says so',
    play: loseChunk,
    status: 404,
    toast: null,
    effect: { documents: [STORES], heading: 1 },
  },
  {
    line: 'failed chunk load',
    situation:
      'of the application itself: loaded anew once; then a line says so, and links are the browser’s own',
    play: loseEntry,
    status: 404,
    toast: null,
    effect: { documents: [BLOGS, BLOGS] },
  },
  {
    line: 'fatal or unhandled errors',
    situation: 'a page that cannot be drawn',
    play: mount,
    status: 200,
    toast: null,
    effect: { description: 1 },
  },
  {
    line: 'mount errors',
    situation: 'of a page',
    play: mount,
    status: 200,
    toast: null,
    effect: { console: expect.stringContaining('TypeError') as string },
  },
  {
    line: 'loading similar products, featured products or product data fails',
    situation: 'similar products: their place says so, too',
    without: 'catalogue_placements',
    play: async (on) => {
      const page = await on.open(BLOGS);
      const shown = await on.toastOn(page, () => page.goto(on.stage.address));
      const cards = await page.locator('[aria-labelledby=similar-title] .card').count();
      await page.context().close();
      return { status: 200, ...shown, cards };
    },
    status: 200,
    toast: 'details.getter_error_products',
    effect: { cards: 0 },
  },
  {
    line: 'category write fails',
    situation: 'the console knows, and what was typed stays',
    without: 'audit_entries',
    play: addCategory,
    status: 303,
    toast: 'details.setter_error_categories',
    effect: { isInConsole: true, typed: 'Skodelice' },
  },
  {
    line: 'product, attribute, media or import write fails',
    situation: 'the console knows, and what was typed stays',
    without: 'audit_entries',
    play: changeProduct,
    status: 303,
    toast: 'details.setter_error_products',
    effect: { isInConsole: true, typed: '7,70' },
  },
  {
    line: 'logout fails',
    situation: 'the server is out of reach',
    play: async (on) => {
      const page = await on.open('/administracija/profil');
      await page.context().setOffline(true);
      const shown = await on.toastOn(page, () => signOut(page));
      await page.context().setOffline(false);
      await page.reload();
      const isSignedIn = new URL(page.url()).pathname === '/administracija/profil';
      await page.context().close();
      return { status: null, ...shown, isSignedIn };
    },
    status: null,
    toast: 'auth.logout_error',
    effect: { isSignedIn: true },
  },
  {
    line: 'auth not available',
    situation: 'the browser does not reach the provider',
    play: async (on) => {
      const page = await on.visit('/prijava');
      await on.stage.provider.leave();
      const credentials = { email: 'ana@katalog.test', password: TEST_PASSWORD };
      let shown: Awaited<ReturnType<typeof on.toastOn>>;
      try {
        shown = await on.toastOn(page, () => submit(page, credentials));
      } finally {
        await on.stage.provider.recover();
      }
      const typed = await page.locator('input[name=password]').inputValue();
      await page.context().close();
      return { status: null, ...shown, typed };
    },
    status: null,
    toast: 'auth.firebase_error',
    effect: { typed: TEST_PASSWORD },
  },
  {
    line: 'registration',
    situation: 'the provider has an account of this address, with another password',
    play: async (on) => {
      const { email } = await makePerson(on.stage.katalog.app, { userType: 'super_admin', companyId: null });
      const page = await on.visit('/prijava?view=sign-up');
      const person = {
        companyName: 'Hrib',
        firstName: 'Živa',
        lastName: 'Čuk',
        email,
        password: 'Drugo geslo 1',
      };
      const shown = await on.toastOn(page, () => submit(page, person));
      await page.context().close();
      return { status: null, ...shown };
    },
    status: null,
    toast: 'auth.register_error',
  },
];
