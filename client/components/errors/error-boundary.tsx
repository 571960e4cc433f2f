import { usePage } from '@inertiajs/react';
import { Component, type ReactNode } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { LinkButton } from '../ui/button.js';

/** Shows the error screen instead of a page that cannot be rendered; React logs the error. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary url={usePage().url}>{children}</Boundary>;
}

class Boundary extends Component<{ url: string; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  /** Another page is another try. */
  override componentDidUpdate({ url }: { url: string }) {
    if (this.state.isBroken && url !== this.props.url) this.setState({ isBroken: false });
  }

  override render() {
    return this.state.isBroken ? <Screen /> : this.props.children;
  }
}

/** Uses nothing of the layouts, because one of them may be broken. */
function Screen() {
  const { t } = useI18n();
  return (
    <main id="content" className="section page-width">
      <h1>{t('server_error.title')}</h1>
      <p>{t('server_error.description')}</p>
      <p>
        <LinkButton variant="main" href="">
          {t('errors.reload')}
        </LinkButton>
      </p>
      <img src="/server-error.svg" width={480} height={360} alt="" />
    </main>
  );
}
