/** Stands in for what copies the static members of a class to its wrapper: only `withTheme` of Emotion does that. */
export default function copyStatics<Component>(component: Component): Component {
  return component;
}
