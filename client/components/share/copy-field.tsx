import '../../styles/ui/form.css';
import { useId, useRef, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';

/** A text to copy; selected if the clipboard is not available. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const { t } = useI18n();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  async function copy() {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // it is selected: the person copies it
    }
  }

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-row">
        <input ref={input} id={id} readOnly value={value} onFocus={(event) => event.target.select()} />
        <Button type="button" className="needs-script" onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} />
          {t(copied ? 'common.copied' : 'common.copy')}
        </Button>
      </div>
      <span role="status" className="hidden-text">
        {copied && t('common.copied')}
      </span>
    </div>
  );
}
