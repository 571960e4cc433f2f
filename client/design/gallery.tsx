import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../../src/core/i18n/locales.js';
import { Badge } from '../components/ui/badge.js';
import { Button, buttonClass, LinkButton } from '../components/ui/button.js';
import { Facts } from '../components/ui/facts.js';
import { Icon } from '../components/ui/icon.js';
import { IconButton, IconLink } from '../components/ui/icon-button.js';
import { Notice } from '../components/ui/notice.js';
import { Pagination } from '../components/ui/navigation/pagination.js';
import { Field } from '../components/ui/form/field.js';
import { Price } from '../components/ui/price.js';
import { State } from '../components/ui/state.js';
import { I18nProvider, useI18n } from '../lib/i18n/i18n.js';
import { loadLocale } from '../lib/i18n/locale-texts.js';
import { Box, Cluster, Grid, Row, Stack } from '../components/ui/layout/boxes.js';
import { Select } from '../components/ui/form/select.js';
import { Card } from '../components/ui/layout/card.js';
import { Table } from '../components/ui/layout/table.js';
import { Tabs } from '../components/ui/navigation/tabs.js';

/** The page `/_design` of the development server: every component of the design system in all its states. */
export async function gallery(locale: Locale): Promise<string> {
  await loadLocale(locale, 'companies/index');
  return renderToStaticMarkup(
    <I18nProvider locale={locale}>
      <main className="page-width">
        <h1>Design</h1>
        <Buttons />
        <IconButtons />
        <Messages />
        <Words />
        <Fields />
        <Lists />
        <Boxes />
        <Records />
      </main>
    </I18nProvider>,
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section">
      <div className="section-head">
        <h2>{title}</h2>
      </div>
      <div className="form">{children}</div>
    </section>
  );
}

function Buttons() {
  const { t } = useI18n();
  const label = t('common.try_again');
  return (
    <Part title="Button, LinkButton">
      {[false, true].map((small) => (
        <Cluster gap={2} key={String(small)}>
          <Button small={small}>{label}</Button>
          <Button small={small} variant="main">
            {label}
          </Button>
          <Button small={small} disabled>
            {label}
          </Button>
          <Button small={small} variant="main" aria-disabled>
            {label}
          </Button>
          <LinkButton small={small} href="#">
            {label} <Icon name="out" />
          </LinkButton>
          <LinkButton small={small} variant="main" href="#">
            {label} <Icon name="out" />
          </LinkButton>
        </Cluster>
      ))}
      <p>
        <Button variant="text">{label}</Button>
      </p>
      <details>
        <summary className={buttonClass()}>{label}</summary>
      </details>
    </Part>
  );
}

function IconButtons() {
  const { t } = useI18n();
  return (
    <Part title="IconButton, IconLink">
      <p>
        <IconButton icon="close" label={t('common.close')} />
        <IconButton icon="close" label={t('common.close')} off />
        <IconLink icon="right" label={t('common.pagination.next')} href="#" />
      </p>
    </Part>
  );
}

function Messages() {
  const { t } = useI18n();
  return (
    <Part title="Notice">
      {([undefined, 'warn', 'bad'] as const).map((tone) => (
        <Notice key={String(tone)} tone={tone}>
          {t('common.load_failed')} <a href="#">{t('common.try_again')}</a>
        </Notice>
      ))}
    </Part>
  );
}

function Words() {
  const { t } = useI18n();
  return (
    <Part title="Badge, State, Price">
      <p>
        {([undefined, 'accent', 'good', 'warn'] as const).map((tone) => (
          <span key={String(tone)}>
            <Badge tone={tone}>{t('products.service')}</Badge>{' '}
          </span>
        ))}
      </p>
      {[false, true].map((quiet) => (
        <p key={String(quiet)}>
          {([undefined, 'good', 'warn', 'bad', 'accent'] as const).map((tone) => (
            <span key={String(tone)}>
              <State tone={tone} quiet={quiet}>
                {t('companies.status.active')}
              </State>{' '}
            </span>
          ))}
        </p>
      ))}
      <p>
        <Price value={{ amount: 1249.9, currency: 'EUR' }} />
      </p>
    </Part>
  );
}

function Fields() {
  const { t } = useI18n();
  const label = t('users.fields.email');
  return (
    <Part title="Field, Select">
      <Field name="plain" label={label}>
        {(control) => <input {...control} />}
      </Field>
      <Field name="hint" label={label} hint={t('common.leave_empty')}>
        {(control) => <input {...control} disabled />}
      </Field>
      <Field name="error" label={label} error={t('common.load_failed')}>
        {(control) => <input {...control} defaultValue="ana" />}
      </Field>
      <Field name="select" label={label}>
        {(control) => (
          <Select
            {...control}
            none="–"
            options={[{ value: 'active', label: t('companies.status.active') }]}
          />
        )}
      </Field>
    </Part>
  );
}

function Boxes() {
  const { t } = useI18n();
  const label = t('users.fields.email');
  const parts = [label, t('common.load_failed'), label].map((text, index) => (
    <Box key={index} pad={4} line="both" breaks>
      {text}
    </Box>
  ));
  return (
    <Part title="Stack, Cluster, Row, Grid, Box">
      <Stack gap={2} columns="one">
        {parts}
      </Stack>
      <Cluster gap={[2, 4]} align="center">
        {parts}
      </Cluster>
      <Row gap={3} align="baseline" justify="between">
        {parts.slice(0, 2)}
      </Row>
      <Grid gap={4} columns="one" fit>
        {parts.slice(0, 2)}
      </Grid>
      {(['xs', 's', 'm', 'l', 'xl'] as const).map((text) => (
        <Box as="p" key={text} text={text}>
          {label}
        </Box>
      ))}
      {(['soft', 'ink', 'warn', 'bad'] as const).map((tone) => (
        <Box as="p" key={tone} tone={tone} weight={600}>
          {label}
        </Box>
      ))}
    </Part>
  );
}

function Records() {
  const { t } = useI18n();
  const label = t('users.fields.email');
  const tab = { id: 'all', label, count: 3, url: '#', current: true };
  return (
    <Part title="Tabs, Table, Card">
      <Tabs label={label} tabs={[tab, { ...tab, id: 'other', current: false }]} />
      <Table caption={label}>
        <thead>
          <tr>
            <th scope="col">{label}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td data-label={label}>ana@katalog.test</td>
          </tr>
        </tbody>
      </Table>
      <Card titleId="card-title" head={<h3 id="card-title">{label}</h3>}>
        <p>{t('common.load_failed')}</p>
      </Card>
    </Part>
  );
}

function Lists() {
  const { t } = useI18n();
  const page = (page: number) => ({ page, url: '#' });
  return (
    <Part title="Facts, Pagination">
      <Facts facts={[[t('users.fields.email'), 'ana@katalog.test']]} />
      <Pagination
        pages={
          {
            page: 2,
            pageCount: 9,
            previousUrl: '#',
            nextUrl: '#',
            pages: [page(1), page(2), page(3), null, page(9)],
          } as never
        }
      />
    </Part>
  );
}
