import type { ReadState } from '@site/api-client';
import { Section, type SectionProps, ViewError, ViewLoading } from '@site/ui';

interface UnreadTextProps extends Pick<SectionProps, 'title' | 'space'> {
  read: Exclude<ReadState<unknown>, { status: 'ready' }>;
}

/** A page of text that is on its way, or could not be read. */
export function UnreadText({ read, ...section }: UnreadTextProps) {
  return (
    <Section {...section} level="h1">
      {read.status === 'loading' ? (
        <ViewLoading />
      ) : (
        <ViewError
          title="Opps! Something went wrong."
          message="We are unable to load this text at the moment. Please try again later."
          onRetry={read.retry}
        />
      )}
    </Section>
  );
}
