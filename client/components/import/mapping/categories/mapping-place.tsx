import type { CategoryPathProps } from '../../../../../src/import/mapping/import-mapping.pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { Moment } from '../../../admin/moment.js';
import { saveMapping } from './save-mapping.js';
import { Button } from '../../../ui/button.js';
import { State, type Tone } from '../../../ui/state.js';
import { Cluster, Stack } from '../../../ui/layout/boxes.js';

/** By the origin of the target. */
const TONES: Partial<Record<CategoryPathProps['origin'], Tone>> = {
  none: 'warn',
  chosen: 'good',
  google: 'good',
  name: 'good',
};

interface Props {
  mapping: CategoryPathProps;
  onChoose(): void;
}

/** The target of one path, its origin, and the way to change it. */
export function MappingPlace({ mapping, onChoose }: Props) {
  const { t } = useI18n();
  const { path, category, origin, below, excluded, suggestion, changed, updateUrl } = mapping;
  return (
    <Stack gap={2} fit className="mapping-place">
      <p>
        {category && <span>{category.label}</span>}
        <State tone={TONES[origin]}>{t(`mappings.origin.${excluded ? 'excluded' : origin}`)}</State>
        {below && <State>{t('mappings.below')}</State>}
        {excluded && origin === 'branch' && <State>{t('mappings.origin.branch')}</State>}
      </p>
      {changed && (
        <p className="mapping-changed">
          <Moment iso={changed.at} />
          {changed.by && ` · ${changed.by}`}
        </p>
      )}
      {suggestion && (
        <Cluster as="p" gap={[2, 4]} align="center" className="mapping-suggestion">
          <span>
            {t('mappings.suggested', { category: suggestion.label })}
            <small>{t(`mappings.reason.${suggestion.reason}`, suggestion.evidence ?? {})}</small>
          </span>
          <Button
            type="button"
            className="needs-script"
            aria-label={t('mappings.accept_one', { category: suggestion.label, path })}
            onClick={() => saveMapping(mapping, { categoryId: suggestion.id, excluded: false })}
          >
            {t('mappings.accept')}
          </Button>
        </Cluster>
      )}
      {updateUrl && (
        <Button
          type="button"
          variant="text"
          className="needs-script"
          aria-label={t('mappings.choose_for', { path })}
          onClick={onChoose}
        >
          {t('mappings.choose')}
        </Button>
      )}
    </Stack>
  );
}
