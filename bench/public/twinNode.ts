/** Text, or the tag of an element and its children. */
export type TwinNode = string | [tag: string, children: TwinNode[]];
