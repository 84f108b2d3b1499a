import { Button, Typography } from '@site/ui';
import { useState } from 'react';

/**
 * Saves the choice as a link: bike, colour, offer and state stand in the page's address, and nothing
 * personal. A phone offers its own sheet; elsewhere the link is copied.
 */
export function SaveForLater({ title }: { title: string }) {
  const [said, setSaid] = useState('');
  const save = async () => {
    const { origin, pathname, search } = window.location;
    const url = origin + pathname + search;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setSaid('Link copied. Send it to yourself, or keep it.');
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setSaid(`Copy the address of this page: ${url}`);
    }
  };
  return (
    <div>
      <Button variant="text" onClick={() => void save()}>
        Save for later
      </Button>
      <Typography role="status" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {said}
      </Typography>
    </div>
  );
}
