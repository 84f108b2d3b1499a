/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { ViewError } from './view-state';

/** A page whose part makes way for another one when somebody tries again. */
function Page({ part, next }: { part: (view: ReactNode) => ReactNode; next: ReactNode }) {
  const [failed, setFailed] = useState(true);
  const view = <ViewError message="It failed." onRetry={() => setFailed(false)} />;
  return <main>{failed ? part(view) : next}</main>;
}

async function tryAgain(page: ReactNode) {
  render(page);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  await act(async () => undefined);
}

it('Try Again that goes hands its focus to the section that stays', async () => {
  function Offers() {
    const [failed, setFailed] = useState(true);
    return (
      <section aria-label="Offers">
        {failed ? <ViewError message="It failed." onRetry={() => setFailed(false)} /> : 'Loading'}
      </section>
    );
  }
  await tryAgain(<Offers />);
  expect(screen.getByRole('region', { name: 'Offers' })).toHaveFocus();
});

it('Try Again that goes with its section hands its focus to the main part of the page', async () => {
  await tryAgain(<Page part={(view) => <section>{view}</section>} next={<p>Loading</p>} />);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('what comes with a focus of its own keeps it', async () => {
  const next = <button type="button" ref={(button) => button?.focus()} />;
  await tryAgain(<Page part={(view) => view} next={next} />);
  expect(screen.getByRole('button')).toHaveFocus();
});
