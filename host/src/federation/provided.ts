/**
 * The singletons that the host provides beside those that it imports for itself: a shared package is
 * only provided when the host's build meets it (federation-facts §8c). Forms come as a chunk of their
 * own, with the first page that asks.
 */
import '@emotion/react';
import '@emotion/styled';
import '@mui/material/styles';
import '@mui/system';
import '@site/router';
import '@site/shell';
import '@site/ui';
import 'react';
import 'react-dom';
import 'swr';
import './lazy-shares';
