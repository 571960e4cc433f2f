import { usePage } from '@inertiajs/react';
import type { MouseEvent } from 'react';
import type { PageProps } from '../../../../../src/core/inertia/pages.js';
import type { MappingFormValues } from '../../../../../src/import/mapping/import-mapping.pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { useField } from '../../../form/use-field.js';
import { useTargets } from './use-targets.js';
import { Box } from '../../../ui/layout/boxes.js';

type Fields = MappingFormValues['fields'];

/** Another field that may have the meaning of this one, with examples and a link that exchanges the two. */
export function RunnerUp({ index, path }: { index: number; path: string }) {
  const { t } = useI18n();
  const { alternatives, fields: surveyed } = usePage().props as unknown as PageProps<'import/format'>;
  const targets = useTargets();
  const fields = useField('fields');
  const values = fields.value as Fields;
  const target = values[index]?.target;
  if (!target) return null;
  const other = alternatives[target]?.find(
    (each) =>
      each.path !== path && values.every((value) => value.path !== each.path || value.target !== target),
  );
  if (!other) return null;
  const { title = other.path, samples = [] } = surveyed.find((field) => field.path === other.path) ?? {};
  const label = targets.find(({ id }) => id === target)!.label;

  function exchange(event: MouseEvent) {
    event.preventDefault();
    const former = values.find((value) => value.path === other!.path)?.target ?? null;
    fields.change(
      values.map((value) => {
        if (value.path === other!.path) return { ...value, target };
        return value.path === path ? { ...value, target: former } : value;
      }),
    );
  }

  return (
    <Box as="p" text="s" breaks above={2} className="runner-up">
      <small>
        {t('formats.fields.runner_up')} <code>{title}</code>
        {samples.length > 0 && ` (${samples.join('; ')})`}
      </small>
      <a
        href={other.url}
        onClick={exchange}
        aria-label={t('formats.fields.use_for', { path: title, target: label })}
      >
        {t('formats.fields.use')}
      </a>
    </Box>
  );
}
