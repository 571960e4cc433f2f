import { Controller, Get, Module, Query } from '@nestjs/common';
import type { Page } from 'playwright-core';
import { Public } from '../../../src/access/public.decorator.js';
import type { ToastProps, ToastSeverity } from '../../../src/core/http/pages/toast.js';
import { redirect } from '../../../src/core/inertia/responses.js';
import { ANIMATIONS_END, obstacles } from '../../support/browser/axe.js';
import { describeInBrowser } from '../../support/browser/browser.js';
import { until } from '../../support/until.js';
import { TestBrowser } from '../../support/browser/test-browser.js';
import { Katalog } from '../../support/katalog.js';

/** Redirects to a page that shows the toast in the query parameter `toast` (JSON). */
@Controller()
class ToastController {
  @Get('api/probe/toast')
  @Public()
  toast(@Query('toast') toast: string, @Query('to') to: string = '/en/admin/users') {
    return redirect(to, { flash: { toast: JSON.parse(toast) as ToastProps } });
  }
}

@Module({ controllers: [ToastController] })
class ToastModule {}

const SIZE = { width: 1280, height: 900 };

const katalog = await Katalog.use({ worker: false, imports: [ToastModule] });
const { person: admin } = await katalog.store();
const browser = TestBrowser.use(katalog.origin);

describeInBrowser('windows and messages', () => {
  let page: Page;

  beforeEach(async () => {
    page = await browser.tab(admin, { viewport: SIZE });
  });

  describe('a window', () => {
    const dialog = () => page.locator('dialog.dialog');
    const box = async () => (await dialog().boundingBox())!;
    const endsBy = (right: number) =>
      until(async () => {
        const { x, width } = await box();
        return x + width <= right;
      });
    const isAt = (x: number, y: number) =>
      until(async () => {
        const at = await box();
        return Math.round(at.x) === Math.round(x) && Math.round(at.y) === Math.round(y);
      });
    const open = async () => {
      await page.goto(`/en/admin/users?edit=${admin.id}`);
      await page.locator('dialog:modal').waitFor();
    };
    const drag = async (x: number, y: number) => {
      const title = (await page.locator('.dialog-header h2').boundingBox())!;
      await page.mouse.move(title.x + 5, title.y + 5);
      await page.mouse.down();
      await page.mouse.move(title.x + 5 + x, title.y + 5 + y, { steps: 4 });
      await page.mouse.up();
    };

    it('is centred', async () => {
      await open();
      const { x, y, width, height } = await box();
      expect(Math.abs(x - (SIZE.width - width) / 2)).toBeLessThanOrEqual(1);
      expect(Math.abs(y - (SIZE.height - height) / 2)).toBeLessThanOrEqual(1);
    });

    it('is moved by its header, but never out of the viewport', async () => {
      await open();
      const before = await box();
      await drag(-60, 20);
      await isAt(before.x - 60, before.y + 20);
      await drag(-2000, -2000);
      await isAt(0, 0);
      await drag(2000, 2000);
      await isAt(SIZE.width - before.width, SIZE.height - before.height);
    });

    it('moves back into a shrinking viewport, also when it was maximised', async () => {
      await open();
      const { y, width } = await box();
      await drag(2000, 0);
      await isAt(SIZE.width - width, y);
      await page.setViewportSize({ width: 1000, height: 900 });
      await endsBy(1000);
      await page.getByRole('button', { name: 'Maximise' }).click();
      await page.setViewportSize({ width: 900, height: 900 });
      await page.getByRole('button', { name: 'Restore' }).click();
      await endsBy(900);
    });

    it('can be maximised, and its state is in the URL', async () => {
      await open();
      const normal = await box();
      await page.getByRole('button', { name: 'Maximise' }).click();
      await page.waitForURL('**window=maximised');
      await until(async () => (await box()).width > SIZE.width - 40);
      expect((await box()).height).toBeGreaterThan(SIZE.height - 40);
      await page.reload();
      await page.locator('dialog:modal').waitFor();
      expect((await box()).width).toBeGreaterThan(SIZE.width - 40);
      await page.getByRole('button', { name: 'Restore' }).click();
      await page.waitForURL(/edit=\d+$/);
      await until(async () => (await box()).width === normal.width);
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
      await page.waitForURL('**/en/admin/users');
    });

    it('traps the focus, and makes everything behind inert', async () => {
      await open();
      for (let step = 0; step < 25; step++) {
        await page.keyboard.press('Tab');
        // the browser's own controls come after the last one
        const outside =
          "!['BODY', 'DIALOG'].includes(document.activeElement.tagName) && !document.activeElement.closest('dialog')";
        expect(await page.evaluate(outside)).toBe(false);
      }
    });
  });

  describe('a message', () => {
    /**
     * Life of a message, by a clock that the test controls: longer than the busiest machine takes for a step.
     */
    const LIFE = 600_000;
    const toast = () => page.locator('.toast');
    const stays = async () => (await toast().getAttribute('data-leaving')) === null;
    /** Two frames: the pointer's effects are complete. */
    const FRAMES = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';
    const endsWithItsLife = () =>
      until(async () => {
        await page.clock.fastForward(LIFE);
        return (await toast().count()) === 0;
      });
    const show = async (fields: Partial<ToastProps> = {}, to = '/en/admin/users') => {
      const shown: ToastProps = { severity: 'info', summary: 'Summary', detail: 'Detail', ...fields };
      await page.goto(
        `/api/probe/toast?${new URLSearchParams({ toast: JSON.stringify(shown), to }).toString()}`,
      );
    };
    const style = (property: string) =>
      page.evaluate<string>(
        `getComputedStyle(document.querySelector('.toast')).getPropertyValue('${property}')`,
      );
    const durations = async () => (await style('transition-duration')).split(', ');

    it('is 20 px from the top right corner, enters in 0.3 s and leaves in 0.45 s', async () => {
      await show();
      await toast().waitFor();
      await page.evaluate(ANIMATIONS_END);
      const { x, y, width } = (await toast().boundingBox())!;
      const right = await page.evaluate<number>('document.documentElement.clientWidth');
      expect([Math.round(right - x - width), Math.round(y)]).toEqual([20, 20]);
      expect(new Set(await durations())).toEqual(new Set(['0.3s']));
      // in one go: it is gone half a second later
      const leaving = await page.evaluate<string>(`new Promise((resolve) => {
        document.querySelector('.toast button[aria-label="Close notification"]').click();
        setTimeout(() => resolve(getComputedStyle(document.querySelector('.toast')).transitionDuration));
      })`);
      expect(new Set(leaving.split(', '))).toEqual(new Set(['0.45s']));
      await toast().waitFor({ state: 'detached' });
    });

    it('has a duration, which hover and focus prolong', async () => {
      await page.clock.install();
      await show({ life: LIFE });
      await toast().hover();
      await page.evaluate(FRAMES);
      await page.clock.fastForward(2 * LIFE);
      expect(await stays()).toBe(true);
      await page.getByRole('button', { name: 'Close notification' }).focus();
      await page.mouse.move(10, 600);
      await page.evaluate(FRAMES);
      await page.clock.fastForward(2 * LIFE);
      expect(await stays()).toBe(true);
      await page.evaluate('document.activeElement.blur()');
      await endsWithItsLife();
    });

    it('stays until it is closed without a duration', async () => {
      await page.clock.install();
      await show({ life: undefined });
      await toast().waitFor();
      await page.clock.fastForward(LIFE);
      expect(await stays()).toBe(true);
      await page.getByRole('button', { name: 'Close notification' }).click();
      await toast().waitFor({ state: 'detached' });
    });

    it('has no close button when it is not closable', async () => {
      await page.clock.install();
      await show({ closable: false, life: LIFE });
      await toast().waitFor();
      expect(await toast().getByRole('button').count()).toBe(0);
      await endsWithItsLife();
    });

    it('is shown only in its group', async () => {
      await show({ group: 'elsewhere' });
      await page.waitForLoadState('networkidle');
      expect(await toast().count()).toBe(0);
    });

    it('is announced, and looks different for each severity', async () => {
      const severities = [
        'info',
        'success',
        'warn',
        'error',
        'secondary',
        'contrast',
      ] satisfies ToastSeverity[];
      const looks = new Set<string>();
      for (const severity of severities) {
        await show({ severity });
        await toast().waitFor();
        looks.add(`${await style('border-top-color')} ${await style('background-color')}`);
        await page
          .getByRole(severity === 'error' ? 'alert' : 'log')
          .getByText('Summary')
          .waitFor();
        expect(await page.getByRole('log').getAttribute('aria-live')).toBe('polite');
        // the page below is tried elsewhere
        expect([severity, await obstacles(page, severity === 'info' ? 'html' : '.toast')]).toEqual([
          severity,
          [],
        ]);
      }
      expect(looks.size).toBe(severities.length);
    });

    it('is above an open window', async () => {
      await show({}, `/en/admin/users?edit=${admin.id}`);
      await page.locator('dialog:modal').waitFor();
      // content under a modal dialog cannot be clicked
      await toast().getByRole('button', { name: 'Close notification' }).click();
      await toast().waitFor({ state: 'detached' });
      expect(await page.locator('dialog:modal').count()).toBe(1);
    });
  });
});
