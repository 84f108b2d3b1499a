/**
 * The router facade: the one place that names the router package (design §5).
 * Apps import navigation from here, so that one router context exists and the
 * move to the next major version is a change of this file.
 */

export type {
  LinkProps,
  Location,
  NavigateFunction,
  NavLinkProps,
  RouteObject,
  ShouldRevalidateFunction,
} from 'react-router-dom';
export {
  createBrowserRouter,
  createMemoryRouter,
  matchRoutes,
  Outlet,
  RouterProvider,
  redirect,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { Link } from './link';
