import type { AcceptedFormat } from '../../../src/import/import.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Box } from '../ui/layout/boxes.js';

/** The formats of files: where a store finds each, and its required columns. */
export function AcceptedFormats({ formats }: { formats: AcceptedFormat[] }) {
  const { t } = useI18n();
  return (
    <Box as="details" below={2} className="accepted-formats">
      <summary>{t('import.accepted.title')}</summary>
      <dl>
        {formats.map(({ id, columns }) => (
          <div key={id}>
            <Box as="dt" weight={600}>
              {t(`import.accepted.formats.${id}.name`)}
            </Box>
            <dd>
              <p>{t(`import.accepted.formats.${id}.text`)}</p>
              {columns.length > 0 && (
                <p>
                  {t('import.accepted.columns')}{' '}
                  {columns.map((column, index) => (
                    <span key={column}>
                      {index > 0 && ', '}
                      <Box as="code" breaks>
                        {column}
                      </Box>
                    </span>
                  ))}
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}
