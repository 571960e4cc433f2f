import { AssistantWidget } from '../storefront/assistant/assistant-widget.js';
import { PickLinks } from '../storefront/picks/pick-links.js';
import { CategoryBar } from './category-bar.js';
import { CategoryMenu } from './category-menu.js';
import { LanguageSwitch } from './language-switch.js';
import { PersonMenu } from './person-menu.js';
import { SearchForm } from './search-form.js';
import { Wordmark } from './wordmark.js';
import { Grid } from '../ui/layout/boxes.js';

/** The head of each storefront page; the home page has its search in the hero instead. */
export function Header({ home = false }: { home?: boolean }) {
  return (
    <header className={home ? 'header header-home' : 'header'}>
      <Grid gap={[0, 2]} align="center" className="header-row page-width">
        <Wordmark />
        <CategoryMenu />
        {!home && <SearchForm />}
        <LanguageSwitch />
        <PickLinks />
        <AssistantWidget />
        <PersonMenu />
      </Grid>
      {!home && <CategoryBar />}
    </header>
  );
}
