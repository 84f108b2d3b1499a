/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Dialog, preloadDialog } from './dialog';
import { createLate } from './late';

const Note = ({ open }: { open: boolean }) => (open ? <p>Here</p> : null);

describe('a component that comes late', () => {
  it('is nothing while it is closed, and loads nothing', () => {
    const load = jest.fn();
    const { Late } = createLate(load);
    const { container } = render(<Late open={false} />);
    expect(container).toBeEmptyDOMElement();
    expect(load).not.toHaveBeenCalled();
  });

  it('shows once it is here, and at once when it was loaded before', async () => {
    const dialog = <Dialog open>Where to?</Dialog>;
    const { unmount } = render(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('dialog')).toHaveTextContent('Where to?');
    unmount();

    await preloadDialog();
    render(dialog);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('has its stand-in in its place while its code is on the way, and only then', async () => {
    const { Late } = createLate(
      async () => Note,
      () => <p>On its way</p>,
    );
    const { rerender } = render(<Late open={false} />);
    expect(screen.queryByText('On its way')).toBeNull();
    rerender(<Late open />);
    expect(screen.getByText('On its way')).toBeVisible();
    expect(await screen.findByText('Here')).toBeVisible();
    expect(screen.queryByText('On its way')).toBeNull();
  });

  it('is asked for again when the network loses it', async () => {
    const load = jest.fn(async () => Note).mockRejectedValueOnce(new Error('offline'));
    const { Late } = createLate(load);
    render(<Late open />);
    expect(await screen.findByText('Here')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
