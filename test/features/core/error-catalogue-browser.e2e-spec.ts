import { ScreenStage } from '../../error-catalogue/screen-stage.js';
import { SCREENS } from '../../error-catalogue/screens.js';
import { expectSituation } from '../../error-catalogue/situation.js';
import { describeInBrowser } from '../../support/browser/browser.js';

const on = await ScreenStage.use();

/**
 * The rows of the catalogue that need a browser; error-catalogue tests the others, and that no line is
 * missing.
 */
describeInBrowser('the catalogue of errors in a real browser:', () => {
  it.each(SCREENS.map((row) => [row.line, row.situation, row] as const))(
    '%s: %s',
    (_, __, row) => expectSituation(row, on, on.stage),
    300_000,
  );
});
