//! The palette of an animation: at most 255 colours.

use std::collections::HashMap;

use color_quant::NeuQuant;

/// The greatest number of colours. One more index means that a pixel does not change.
const MOST: usize = 255;
/// The index of the transparent colour, which shows the previous frame.
pub(crate) const CLEAR: u8 = 255;
/// A colour that fills at least one pixel in this many is kept exactly, as boards and pieces have flat colours.
const FLAT: usize = 500;
/// The greatest number of colours that are kept exactly, so that enough are left for the edges of pieces.
const MOST_FLAT: usize = 96;
/// The quantiser samples every n-th pixel of the edges; its documentation recommends a value up to 10 as a compromise of speed and quality.
const SAMPLES: i32 = 6;

/// A colour without transparency.
pub(crate) type Colour = [u8; 3];

/// Colours by index.
pub(crate) struct Palette {
    colours: Vec<Colour>,
    /// Earlier results, as drawings repeat their colours.
    found: HashMap<Colour, u8>,
    last: (Colour, u8),
}

impl Palette {
    /// Chooses the colours that represent these pixels best.
    pub fn of(pixels: &[Colour]) -> Self {
        let mut counts: HashMap<Colour, usize> = HashMap::new();
        for &pixel in pixels {
            *counts.entry(pixel).or_default() += 1;
        }
        let mut flat: Vec<(usize, Colour)> = counts.iter().map(|(&colour, &count)| (count, colour)).collect();
        // The most frequent first; ties have a fixed order, so that equal animations have equal bytes.
        flat.sort_unstable_by(|one, other| other.cmp(one));
        let colours: Vec<Colour> = if flat.len() <= MOST {
            flat.into_iter().map(|(_, colour)| colour).collect()
        } else {
            let least = pixels.len() / FLAT;
            let kept = flat.iter().take_while(|(count, _)| *count >= least).count().min(MOST_FLAT);
            let mut colours: Vec<Colour> = flat[..kept].iter().map(|&(_, colour)| colour).collect();
            // Every colour counts once, however frequent it is, so that rare blends are considered too.
            let edges: Vec<u8> =
                flat[kept..].iter().flat_map(|&(_, [red, green, blue])| [red, green, blue, 255]).collect();
            let samples = if edges.len() < 40_000 { 1 } else { SAMPLES };
            let quantised = NeuQuant::new(samples, MOST - kept, &edges).color_map_rgb();
            colours.extend(quantised.chunks_exact(3).map(|colour| [colour[0], colour[1], colour[2]]));
            colours
        };
        let first = colours.first().copied().unwrap_or_default();
        Self { colours, found: HashMap::new(), last: (first, 0) }
    }

    /// The palette in GIF's format: three bytes for each of 256 colours.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.colours.iter().flatten().copied().collect();
        bytes.resize(3 * (MOST + 1), 0);
        bytes
    }

    /// The index of the nearest colour.
    pub fn number(&mut self, colour: Colour) -> u8 {
        if self.last.0 == colour {
            return self.last.1;
        }
        let Self { colours, found, .. } = self;
        let number = *found.entry(colour).or_insert_with(|| {
            let distance = |other: &Colour| -> u32 {
                colour.iter().zip(other).map(|(&one, &other)| u32::from(one.abs_diff(other)).pow(2)).sum()
            };
            let nearest = colours.iter().enumerate().min_by_key(|(_, other)| distance(other));
            nearest.and_then(|(number, _)| u8::try_from(number).ok()).unwrap_or(0)
        });
        self.last = (colour, number);
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_stay_as_they_are() {
        let pixels: Vec<Colour> = (0..200).map(|shade| [shade, 255 - shade, 7]).collect();
        let mut palette = Palette::of(&pixels);
        for pixel in pixels {
            let number = usize::from(palette.number(pixel));
            assert_eq!(palette.bytes()[3 * number..3 * number + 3], pixel);
        }
    }

    #[test]
    fn flat_colours_stay_as_they_are_among_many() {
        let blends = (0..=255).flat_map(|one| (0..=20).map(move |other| [one, 10 * other, 100]));
        let pixels: Vec<Colour> = std::iter::repeat_n([240, 236, 223], 50_000).chain(blends).collect();
        let mut palette = Palette::of(&pixels);
        let number = usize::from(palette.number([240, 236, 223]));
        assert_eq!(palette.bytes()[3 * number..3 * number + 3], [240, 236, 223]);
        assert_eq!(palette.bytes().len(), 768);
        for &[red, green, blue] in pixels.iter().step_by(7) {
            let number = 3 * usize::from(palette.number([red, green, blue]));
            let near = &palette.bytes()[number..number + 3];
            assert!(near.iter().zip([red, green, blue]).all(|(&one, other)| one.abs_diff(other) < 40), "{near:?}");
        }
    }
}
