/** The three fields of skill and their six tools (GT-022, GT-025). */
import { TOOLS, type Colour, type Tool } from '../state';

export const TOOL_COUNT = 8;

const COLOUR_OF: Readonly<Record<Tool, Colour>> = { gloves: 'grey', balaclava: 'grey', battery: 'blue', walkie: 'blue', gun: 'red', rope: 'red' };

export const colourOf = (tool: Tool): Colour => COLOUR_OF[tool];

const TOOLS_OF: Readonly<Record<Colour, readonly Tool[]>> = {
  grey: TOOLS.filter((tool) => colourOf(tool) === 'grey'),
  blue: TOOLS.filter((tool) => colourOf(tool) === 'blue'),
  red: TOOLS.filter((tool) => colourOf(tool) === 'red'),
};
/** The two tools of a colour. */
export const toolsOf = (colour: Colour): readonly Tool[] => TOOLS_OF[colour];

/** The other tool of the same colour (GT-170). */
export const counterpart = (tool: Tool): Tool => toolsOf(colourOf(tool)).find((other) => other !== tool)!;
