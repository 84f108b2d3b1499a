import { ValidationError } from 'yup';
import { isAllowedUpload, uploadFile } from './file-rules';

function file(name: string, type: string, bytes = 10): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

function messagesOf(value: unknown): string[] {
  try {
    uploadFile().validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

describe('upload rules', () => {
  it.each([
    ['proof.pdf', 'application/pdf'],
    ['proof.JPEG', 'image/jpeg'],
    ['proof.jpg', 'image/jpeg'],
    ['proof.png', 'image/png'],
    ['proof.webp', 'image/webp'],
    ['proof.heif', 'image/heif'],
    ['proof.heic', ''],
    // As some phones name a picture; and what says nothing of a file.
    ['proof.jpg', 'image/jpg'],
    ['proof.heic', 'image/heic-sequence'],
    ['proof.heic', 'application/octet-stream'],
  ])('takes %s (%s)', (name, type) => {
    expect(messagesOf(file(name, type))).toEqual([]);
  });

  it.each([
    ['proof.gif', 'image/gif'],
    ['proof.exe', 'application/pdf'],
    ['proof.exe', 'application/octet-stream'],
    ['proof.pdf', 'text/html'],
    ['proof', ''],
  ])('refuses %s (%s)', (name, type) => {
    expect(isAllowedUpload({ name, type })).toBe(false);
    expect(messagesOf(file(name, type))).toEqual(['Unsupported file format']);
  });

  it('takes exactly 5 MB and not a byte more', () => {
    expect(messagesOf(file('a.pdf', 'application/pdf', 5 * 1024 * 1024))).toEqual([]);
    expect(messagesOf(file('a.pdf', 'application/pdf', 5 * 1024 * 1024 + 1))).toEqual([
      'File size is too large(below 5Mb).',
    ]);
  });

  it('refuses a file without content', () => {
    expect(messagesOf(file('a.pdf', 'application/pdf', 0))).toEqual([
      'This file is empty. Please choose another one.',
    ]);
  });

  it('takes no file at all', () => {
    expect(messagesOf(null)).toEqual([]);
  });
});
