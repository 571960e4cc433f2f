import { usePage } from '@inertiajs/react';
import { Component, type ReactNode } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';

/** A page that cannot be drawn gives way to the screen for errors; React tells the console what was wrong with it. */
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

/** Needs nothing of the layouts, one of which may be what broke. */
function Screen() {
  const { t } = useI18n();
  return (
    <main id="content" className="section page-width">
      <h1>{t('server_error.title')}</h1>
      <p>{t('server_error.description')}</p>
      <p>
        <a className="button button-main" href="">
          {t('errors.reload')}
        </a>
      </p>
      <img src="/server-error.svg" width={480} height={360} alt="" />
    </main>
  );
}
