import type { FirstStep } from '../../../../src/admin/overview/overview.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { LinkButton } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { OverviewPart } from './overview-part.js';
import { Box, Grid, Row, Stack } from '../../ui/layout/boxes.js';

/** The first tasks of a new store. */
export function FirstSteps({ steps }: { steps: FirstStep[] }) {
  const { t } = useI18n();
  const next = steps.find(({ done, url }) => !done && url);
  return (
    <OverviewPart id="steps" title={t('overview.steps.title')}>
      <Box as="p" tone="soft" words>
        {t('overview.steps.intro')}
      </Box>
      <Grid as="ol" gap={5} padTop={4} className="first-steps">
        {steps.map(({ id, done, url }) => (
          <Stack as="li" gap={2} fit packed key={id} data-done={done || undefined}>
            <h3>{t(`overview.steps.${id}.title`)}</h3>
            <p>{t(`overview.steps.${id}.text`)}</p>
            {done && (
              <Row as="p" gap={1} align="center" weight={550} className="first-step-done">
                <Icon name="check" /> {t('overview.steps.done')}
              </Row>
            )}
            {!done && !url && <p>{t('overview.steps.no_right')}</p>}
            {!done && url && (
              <LinkButton data-visit href={url} variant={id === next?.id ? 'main' : undefined}>
                {t(`overview.steps.${id}.action`)}
              </LinkButton>
            )}
          </Stack>
        ))}
      </Grid>
    </OverviewPart>
  );
}
