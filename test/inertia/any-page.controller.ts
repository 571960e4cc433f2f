import { Controller, Get } from '@nestjs/common';
import { Page } from '../../src/core/inertia/page.decorator.js';

export const ANY = 'inertia-test/any';

/** A page with props from the test. */
@Controller()
export class AnyPageController {
  static props: () => Record<string, unknown> = () => ({});

  @Get('any')
  @Page(ANY)
  any() {
    return AnyPageController.props();
  }
}

export const serve = (props: () => Record<string, unknown>) => {
  AnyPageController.props = props;
};
