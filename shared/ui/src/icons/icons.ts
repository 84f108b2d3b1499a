import { createIcon } from './icon';

export const MenuIcon = createIcon({ line: 'M4 8h16M4 16h16' });
export const CloseIcon = createIcon({ line: 'M6 6l12 12M18 6L6 18' });
export const ChevronDownIcon = createIcon({ line: 'M6 9l6 6 6-6' });
export const ChevronLeftIcon = createIcon({ line: 'M15 6l-6 6 6 6' });
export const ChevronRightIcon = createIcon({ line: 'M9 6l6 6-6 6' });
export const CheckIcon = createIcon({ line: 'M5 12.5l4.5 4.5L19 7.5' });
export const AlertIcon = createIcon({
  line: 'M12 5.5v8.5M12 18.4v.1',
});
export const SunIcon = createIcon({
  line: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
});
export const MoonIcon = createIcon({
  line: 'M20 14.4A8.4 8.4 0 0 1 9.6 4a8.4 8.4 0 1 0 10.4 10.4z',
});
export const PhoneIcon = createIcon({
  line: 'M8.3 4H5.2C4.5 4 4 4.6 4 5.2 4.4 13 11 19.6 18.8 20c.7 0 1.2-.5 1.2-1.2v-3.1l-4.3-1.6-1.7 2a12.6 12.6 0 0 1-6.1-6.1l2-1.7z',
});
export const MailIcon = createIcon({ line: 'M3.5 6h17v12h-17zM3.5 7l8.5 6.2L20.5 7' });
export const PinIcon = createIcon({
  line: 'M12 21s-7-6-7-11.3a7 7 0 0 1 14 0C19 15 12 21 12 21zM12 7.4a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
});
export const ClockIcon = createIcon({
  line: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2',
});
export const DownloadIcon = createIcon({ line: 'M12 4v11M7 10.5l5 5 5-5M5 20h14' });
export const UploadIcon = createIcon({ line: 'M12 16V5M7 9.5l5-5 5 5M5 20h14' });
export const ExternalIcon = createIcon({ line: 'M7 17L17 7M9 7h8v8' });
export const ChatIcon = createIcon({
  line: 'M4 5.5h16v11h-8.5L7 20.5v-4H4zM8.5 9.5h7M8.5 12.7h4.5',
});
export const PlayIcon = createIcon({ fill: 'M8 5.2v13.6L19 12z' });
export const PauseIcon = createIcon({ fill: 'M7 5h3.6v14H7zM13.4 5H17v14h-3.6z' });
export const WhatsAppIcon = createIcon({
  line: 'M4 20l1.2-4A8.2 8.2 0 1 1 8.1 19z',
  fill: 'M9.4 7.9c.3 0 .5.1.6.4l.6 1.4c.1.2 0 .4-.1.6l-.6.7c.7 1.3 1.6 2.2 3 2.8l.7-.8c.2-.2.4-.2.6-.1l1.4.6c.3.1.4.4.3.7-.2 1.1-1 1.6-1.9 1.6-3 0-6-3-6.2-6 0-1 .6-1.8 1.6-1.9z',
});
export const FacebookIcon = createIcon({
  fill: 'M13.6 21v-8h2.7l.5-3.2h-3.2V7.9c0-1 .4-1.7 1.8-1.7h1.5V3.4c-.4-.1-1.2-.2-2.2-.2-2.4 0-4 1.4-4 4.1v2.5H8V13h2.7v8z',
});
export const InstagramIcon = createIcon({
  line: 'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2zM16.6 7.3v.1',
});
export const LinkedInIcon = createIcon({
  fill: 'M5.2 9.3h3.1V20H5.2zM6.7 4a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM10.2 9.3h3v1.5c.5-.9 1.6-1.8 3.2-1.8 3.2 0 3.9 2 3.9 4.8V20h-3.1v-5.5c0-1.4-.1-2.9-1.9-2.9s-2 1.4-2 2.8V20h-3.1z',
});
export const TwitterIcon = createIcon({
  fill: 'M17.4 4h3l-6.6 7.5L21.5 20h-6l-4.7-5.6L5.4 20h-3l7-8L2 4h6.2l4.2 5.1zm-1 14.3H18L7.3 5.6H5.6z',
});
export const YouTubeIcon = createIcon({
  fill: 'M21.3 7.7a2.5 2.5 0 0 0-1.8-1.8C18 5.5 12 5.5 12 5.5s-6 0-7.5.4a2.5 2.5 0 0 0-1.8 1.8A26 26 0 0 0 2.3 12c0 1.5.1 2.9.4 4.3a2.5 2.5 0 0 0 1.8 1.8c1.5.4 7.5.4 7.5.4s6 0 7.5-.4a2.5 2.5 0 0 0 1.8-1.8c.3-1.4.4-2.8.4-4.3s-.1-2.9-.4-4.3zM10 15V9l5.2 3z',
});
