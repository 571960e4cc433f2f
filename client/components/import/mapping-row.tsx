import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { CategoryOption } from '../../../src/categories/category.props.js';
import type { CategoryMappingProps } from '../../../src/import/import.pages.js';
import { useI18n } from '../../lib/i18n.js';

interface Props {
  mapping: CategoryMappingProps;
  options: CategoryOption[];
}

/** One path with its category; a choice is saved at once. */
export function MappingRow({ mapping, options }: Props) {
  const { t, number } = useI18n();
  // a hundred rows with all categories each would be ten thousand elements: they come when a row is about to be used
  const [near, setNear] = useState(false);
  const shown = near ? options : options.filter(({ id }) => id === mapping.categoryId);
  const [state, setState] = useState<'saving' | 'saved' | 'failed' | null>(null);

  function choose(value: string) {
    setState('saving');
    router.patch(
      mapping.updateUrl,
      { categoryId: value === '' ? null : Number(value) },
      {
        preserveScroll: true,
        preserveState: true,
        onSuccess: () => setState('saved'),
        onError: () => setState('failed'),
      },
    );
  }

  return (
    <tr>
      <th scope="row">{mapping.path}</th>
      <td className="number" data-label={t('import.mappings.items')}>
        {number(mapping.itemCount)}
      </td>
      <td data-label={t('import.mappings.category')}>
        <select
          aria-label={t('import.mappings.category_of', { path: mapping.path })}
          value={mapping.categoryId ?? ''}
          onFocus={() => setNear(true)}
          onPointerEnter={() => setNear(true)}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{t('import.mappings.choose')}</option>
          {shown.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <small role="status" className={mapping.origin === 'none' && !state ? 'attention' : undefined}>
          {state ? t(`import.mappings.${state}`) : t(`import.mappings.origin.${mapping.origin}`)}
        </small>
      </td>
    </tr>
  );
}
