import { ChevronDownIcon } from '@site/ui';

/** The arrow of a select, where MUI wants it (its class places and turns it). */
export function SelectChevron({ className }: { className?: string }) {
  return (
    <span className={className} aria-hidden="true" style={{ display: 'inline-flex' }}>
      <ChevronDownIcon size={22} />
    </span>
  );
}
