/**
 * The singletons that the host provides beside those that it imports for itself: a shared package is
 * only provided when the host's build meets it (federation-facts §8c). Forms, inputs and schemas come in
 * files of their own, when they are first asked for.
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
