import type { FirstStep } from '../../../../src/admin/overview/overview.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { LinkButton } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { OverviewPart } from './overview-part.js';

/** The first tasks of a new store. */
export function FirstSteps({ steps }: { steps: FirstStep[] }) {
  const { t } = useI18n();
  const next = steps.find(({ done, url }) => !done && url);
  return (
    <OverviewPart id="steps" title={t('overview.steps.title')}>
      <p className="overview-intro">{t('overview.steps.intro')}</p>
      <ol className="first-steps">
        {steps.map(({ id, done, url }) => (
          <li key={id} data-done={done || undefined}>
            <h3>{t(`overview.steps.${id}.title`)}</h3>
            <p>{t(`overview.steps.${id}.text`)}</p>
            {done && (
              <p className="first-step-done">
                <Icon name="check" /> {t('overview.steps.done')}
              </p>
            )}
            {!done && !url && <p>{t('overview.steps.no_right')}</p>}
            {!done && url && (
              <LinkButton data-visit href={url} variant={id === next?.id ? 'main' : undefined}>
                {t(`overview.steps.${id}.action`)}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </OverviewPart>
  );
}
