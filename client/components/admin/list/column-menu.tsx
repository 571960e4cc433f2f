import { router, usePage } from '@inertiajs/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Button } from '../../ui/button.js';
import { IconButton } from '../../ui/icon-button.js';
import { MenuPanel } from './menu-panel.js';
import { Row, Stack } from '../../ui/layout/boxes.js';

interface Props<Id extends string> {
  /** In the order of the list. */
  shown: Id[];
  hidden: Id[];
  labelOf(id: Id): string;
  /** GET with `columns`. */
  url: string;
  /** URL of the default columns; null: the list already shows them. */
  usualUrl: string | null;
}

/** Parameters of an address besides filters and order. */
const NOT_KEPT = ['columns', 'edit', 'new', 'copy', 'ean'];

/** The columns of a list and their order; each change applies immediately. */
export function ColumnMenu<Id extends string>({ shown, hidden, labelOf, url, usualUrl }: Props<Id>) {
  const { t } = useI18n();
  const form = useRef<HTMLFormElement>(null);
  const kept = [...new URLSearchParams(usePage().url.split('?')[1])].filter(
    ([name]) => !NOT_KEPT.includes(name),
  );
  // a column that is switched off keeps its place while the menu is there
  const [order, setOrder] = useState([...shown, ...hidden]);

  function apply() {
    const fields = new URLSearchParams([...new FormData(form.current!)] as [string, string][]);
    router.get(`${url}?${fields}`, {}, { preserveState: true, preserveScroll: true, replace: true });
  }

  function move(id: Id, from: number, to: number) {
    flushSync(() => setOrder(order.with(from, order[to]!).with(to, id)));
    document.getElementById(`${id}-${to < from ? 'up' : 'down'}`)?.focus();
    apply();
  }

  return (
    <MenuPanel label={t('admin.list.columns.label')} icon="columns">
      <Stack ref={form} action={url} as="form" gap={2} className="menu-choices" onChange={apply}>
        {kept.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        {/* the name is always shown; this keeps it as the only column */}
        <input type="hidden" name="columns" value="name" />
        <p className="menu-title">{t('admin.list.columns.title')}</p>
        <ul>
          {order.map((id, index) => (
            <Row key={id} as="li" align="center" className="column-choice">
              <label className="check">
                <input type="checkbox" name="columns" value={id} defaultChecked={shown.includes(id)} />
                <span>{labelOf(id)}</span>
              </label>
              {(['up', 'down'] as const).map((way) => {
                const to = way === 'up' ? index - 1 : index + 1;
                return (
                  <IconButton
                    key={way}
                    id={`${id}-${way}`}
                    icon={way}
                    label={t(`admin.list.columns.${way}`, { name: labelOf(id) })}
                    off={to < 0 || to === order.length}
                    onClick={() => move(id, index, to)}
                  />
                );
              })}
            </Row>
          ))}
        </ul>
        <Button type="submit" className="no-script">
          {t('admin.list.columns.show')}
        </Button>
        {usualUrl && (
          <a data-visit data-preserve-scroll data-no-prefetch href={usualUrl}>
            {t('admin.list.columns.usual')}
          </a>
        )}
      </Stack>
    </MenuPanel>
  );
}
