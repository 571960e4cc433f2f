interface Props {
  choices: { label: string; url: string; current: boolean }[];
  className?: string;
  rel?: string;
}

/**
 * A choice as links that work without a script: each option is an address, and the page keeps its position.
 */
export function ChoiceLinks({ choices, className, rel }: Props) {
  return (
    <ul>
      {choices.map(({ label, url, current }) => (
        <li key={label}>
          <a
            data-visit
            data-preserve-scroll
            className={className}
            href={url}
            rel={rel}
            aria-current={current ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
