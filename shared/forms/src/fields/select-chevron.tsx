import { ChevronDownIcon } from '@site/ui';

/** The arrow of a select, where MUI wants it (its class places and turns it). */
export function SelectChevron({ className }: { className?: string }) {
  return (
    <span className={className} aria-hidden="true" style={place}>
      <ChevronDownIcon size={22} />
    </span>
  );
}

/** In line with the arrow of an autocomplete. */
const place = {
  display: 'inline-flex',
  right: 14,
  top: 'calc(50% - 11px)',
  width: 22,
  height: 22,
  color: 'inherit',
} as const;
