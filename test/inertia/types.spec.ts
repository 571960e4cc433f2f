import { Page } from '../../src/core/inertia/page.decorator.js';
import type { PageProps } from '../../src/core/inertia/pages.js';
import { always, defer, once, optional } from '../../src/core/inertia/props.js';
import { redirect, view } from '../../src/core/inertia/responses.js';

/** Compiled by `npm run types`: an expectation that no longer fails to compile is an error there. */
class TypedController {
  @Page('inertia-test/typed')
  plain() {
    return { title: 'x', at: '2026-01-01' };
  }

  @Page('inertia-test/typed')
  async kinds() {
    if (Date.now() < 0) return redirect('/');
    return {
      title: () => Promise.resolve('x'),
      at: always(() => '2026-01-01'),
      rows: defer(() => [{ id: 1, note: optional(() => 'x') }]).merge({ matchOn: 'id' }),
    };
  }

  @Page('inertia-test/typed')
  eager() {
    return {
      title: once('x', { expiresIn: 1000 }),
      at: always('x'),
      rows: () => optional(() => [{ id: 1 }]),
    };
  }

  // @ts-expect-error a page that does not exist
  @Page('inertia-test/tpyed')
  wrongName() {
    return { title: 'x', at: 'y' };
  }

  // @ts-expect-error a missing prop
  @Page('inertia-test/typed')
  missing() {
    return { title: 'x' };
  }

  // @ts-expect-error a Date where JSON would make a text of it
  @Page('inertia-test/typed')
  date() {
    return { title: 'x', at: new Date() };
  }

  // @ts-expect-error a required prop that comes later
  @Page('inertia-test/typed')
  deferred() {
    return { title: defer(() => 'x'), at: 'y' };
  }

  // @ts-expect-error a required prop that comes later, through a function
  @Page('inertia-test/typed')
  optionalInFunction() {
    return { title: () => optional(() => 'x'), at: 'y' };
  }

  // @ts-expect-error a required prop inside a prop that comes later
  @Page('inertia-test/typed')
  nested() {
    return { title: 'x', at: 'y', rows: [{ id: defer(() => 1) }] };
  }

  // @ts-expect-error a deferred prop of another type
  @Page('inertia-test/typed')
  wrongType() {
    return { title: 'x', at: 'y', rows: defer(() => [{ id: 'one' }]) };
  }
}

// @ts-expect-error the props of another page
const wrongView = () => view('inertia-test/error', { title: 'x' });

describe('typed pages', () => {
  it('compile by the contract', () => {
    const props: PageProps<'inertia-test/error'> = {
      status: 404,
      errors: {},
    } as PageProps<'inertia-test/error'>;
    const status: number = props.status;
    expect([status, typeof wrongView, new TypedController().plain().title]).toEqual([404, 'function', 'x']);
  });
});
