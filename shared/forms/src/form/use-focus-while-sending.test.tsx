/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormikContext } from 'formik';
import { useLayoutEffect } from 'react';
import { fill, refused, Sample, withheld } from '../testing/sample-form';

describe('a form', () => {
  it('gives the focus back to the button before it tells of the outcome', async () => {
    const user = userEvent.setup();
    let focused: Element | null = null;
    const onResult = () => {
      focused = document.activeElement;
    };
    render(<Sample onSubmit={async () => refused} onResult={onResult} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(focused).not.toBeNull());
    expect(focused).toBe(screen.getByRole('button', { name: 'Send' }));
  });

  it('has the focus itself while it is sent, so that keys reach what surrounds it', async () => {
    const user = userEvent.setup();
    const { onSubmit, answer } = withheld();
    const onKeyDown = jest.fn();
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a panel that listens to keys
      <div onKeyDown={({ key }) => onKeyDown(key)}>
        <Sample onSubmit={onSubmit} />
      </div>,
    );
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('form', { name: 'Sample' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledWith('Escape');
    await act(async () => answer(refused));
    expect(await screen.findByRole('button', { name: 'Send' })).toHaveFocus();
  });

  it('has the focus while it is sent also where the browser takes it from a disabled button at once', async () => {
    const user = userEvent.setup();
    const { onSubmit, answer } = withheld();
    /** As Chromium 150 does; jsdom leaves the focus where it is. */
    function BlurDisabled() {
      const { isSubmitting } = useFormikContext();
      useLayoutEffect(() => {
        if (!isSubmitting) return;
        const { activeElement } = document;
        if (activeElement instanceof HTMLElement && activeElement.matches(':disabled'))
          activeElement.blur();
      }, [isSubmitting]);
      return null;
    }
    render(
      <Sample onSubmit={onSubmit}>
        <BlurDisabled />
      </Sample>,
    );
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('form', { name: 'Sample' })).toHaveFocus());
    await act(async () => answer(refused));
    expect(await screen.findByRole('button', { name: 'Send' })).toHaveFocus();
  });
});
