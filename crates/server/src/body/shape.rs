//! Validation of JSON against the schema that describes a type.
//!
//! Only the kinds of values are checked. Limits of numbers and texts, which are also in the schema, are checked by the handlers, with a code and a
//! sentence for each.

use std::any::TypeId;
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use serde_json::Value;
use utoipa::ToSchema;
use utoipa::openapi::schema::{AdditionalProperties, ArrayItems, SchemaType, Type};
use utoipa::openapi::{Array, Object, RefOr, Schema};

/// The prefix of a reference to a schema, followed by its name.
const REFERENCE: &str = "#/components/schemas/";

/// The schema of a type, with all schemas that it refers to.
pub(super) struct Shape {
    whole: RefOr<Schema>,
    parts: BTreeMap<String, RefOr<Schema>>,
}

/// The shape of a type, built on first use. There are as many as there are types of bodies.
pub(super) fn of<T: ToSchema + 'static>() -> Arc<Shape> {
    static KNOWN: LazyLock<RwLock<HashMap<TypeId, Arc<Shape>>>> = LazyLock::new(RwLock::default);
    let id = TypeId::of::<T>();
    if let Some(shape) = KNOWN.read().unwrap_or_else(PoisonError::into_inner).get(&id) {
        return Arc::clone(shape);
    }
    let mut parts = Vec::new();
    T::schemas(&mut parts);
    let shape = Arc::new(Shape { whole: T::schema(), parts: parts.into_iter().collect() });
    KNOWN.write().unwrap_or_else(PoisonError::into_inner).insert(id, Arc::clone(&shape));
    shape
}

/// The place where a value does not match the schema.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Misfit {
    problem: String,
    /// The value has the right type but is not one of the listed words.
    is_word: bool,
    /// The path to it from the root, last step first.
    steps: Vec<String>,
}

impl Misfit {
    fn new(problem: impl Into<String>) -> Self {
        Self { problem: problem.into(), is_word: false, steps: Vec::new() }
    }

    fn inside(mut self, step: impl ToString) -> Self {
        self.steps.push(step.to_string());
        self
    }
}

/// Worded as in serde; the place is a JSON pointer.
impl fmt::Display for Misfit {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.problem)?;
        if self.steps.is_empty() {
            return Ok(());
        }
        out.write_str(" at `")?;
        for step in self.steps.iter().rev() {
            write!(out, "/{step}")?;
        }
        out.write_str("`")
    }
}

impl Shape {
    /// Validates a value against the schema.
    pub fn check(&self, value: &Value) -> Result<(), Misfit> {
        self.fits(&self.whole, value)
    }

    fn fits(&self, schema: &RefOr<Schema>, value: &Value) -> Result<(), Misfit> {
        let schema = match schema {
            RefOr::T(schema) => schema,
            RefOr::Ref(reference) => {
                let part = reference.ref_location.strip_prefix(REFERENCE).and_then(|name| self.parts.get(name));
                let part = part.ok_or_else(|| Misfit::new(format!("no schema `{}`", reference.ref_location)))?;
                return self.fits(part, value);
            }
        };
        match schema {
            Schema::Object(object) => self.fits_object(object, value),
            Schema::Array(array) => self.fits_array(array, value),
            Schema::AllOf(all) => all.items.iter().try_for_each(|one| self.fits(one, value)),
            Schema::OneOf(one) => self.fits_any(&one.items, value),
            Schema::AnyOf(any) => self.fits_any(&any.items, value),
            // The library may add other kinds; a type that uses one cannot be read until it is supported here.
            _ => Err(Misfit::new("unknown kind of schema")),
        }
    }

    /// A value must match one of the alternatives. The error is that of the first one that the value may mean: an unlisted word (`type`) says that
    /// another one is meant.
    fn fits_any(&self, alternatives: &[RefOr<Schema>], value: &Value) -> Result<(), Misfit> {
        let mut likeliest: Option<Misfit> = None;
        for alternative in alternatives {
            let Err(misfit) = self.fits(alternative, value) else { return Ok(()) };
            if likeliest.as_ref().is_none_or(|likeliest| likeliest.is_word && !misfit.is_word) {
                likeliest = Some(misfit);
            }
        }
        Err(likeliest.unwrap_or_else(|| Misfit::new("no alternative")))
    }

    fn fits_object(&self, object: &Object, value: &Value) -> Result<(), Misfit> {
        is_of(&object.schema_type, value)?;
        if let Some(words) = &object.enum_values
            && !words.contains(value)
        {
            return Err(Misfit { is_word: true, ..Misfit::new("another value than those described") });
        }
        let Value::Object(fields) = value else { return Ok(()) };
        for (name, value) in fields {
            match (object.properties.get(name), object.additional_properties.as_deref()) {
                (Some(schema), _) | (None, Some(AdditionalProperties::RefOr(schema))) => {
                    self.fits(schema, value).map_err(|misfit| misfit.inside(name))?;
                }
                (None, Some(AdditionalProperties::FreeForm(false))) => {
                    return Err(Misfit::new(format!("unknown field `{name}`")));
                }
                (None, Some(AdditionalProperties::FreeForm(true)) | None) => {}
            }
        }
        match object.required.iter().find(|name| !fields.contains_key(*name)) {
            Some(name) => Err(Misfit::new(format!("missing field `{name}`"))),
            None => Ok(()),
        }
    }

    fn fits_array(&self, array: &Array, value: &Value) -> Result<(), Misfit> {
        is_of(&array.schema_type, value)?;
        let Value::Array(items) = value else { return Ok(()) };
        if !array.prefix_items.is_empty() {
            return Err(Misfit::new("lists of fixed length are not read"));
        }
        for (index, item) in items.iter().enumerate() {
            match &array.items {
                ArrayItems::RefOrSchema(schema) => {
                    self.fits(schema, item).map_err(|misfit| misfit.inside(index))?;
                }
                ArrayItems::False => return Err(Misfit::new("a list that must be empty")),
            }
        }
        Ok(())
    }
}

fn is_of(described: &SchemaType, value: &Value) -> Result<(), Misfit> {
    let types = match described {
        SchemaType::Type(one) => std::slice::from_ref(one),
        SchemaType::Array(several) => several,
        SchemaType::AnyValue => return Ok(()),
    };
    let fits = |one: &Type| match one {
        Type::Object => value.is_object(),
        Type::String => value.is_string(),
        Type::Integer => value.is_i64() || value.is_u64(),
        Type::Number => value.is_number(),
        Type::Boolean => value.is_boolean(),
        Type::Array => value.is_array(),
        Type::Null => value.is_null(),
    };
    if types.iter().any(fits) {
        return Ok(());
    }
    let expected = match types.first() {
        Some(Type::Object) => "an object",
        Some(Type::String) => "a string",
        Some(Type::Integer) => "a whole number",
        Some(Type::Number) => "a number",
        Some(Type::Boolean) => "a boolean",
        Some(Type::Array) => "a list",
        Some(Type::Null) | None => "null",
    };
    let found = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "sequence",
        Value::Object(_) => "map",
    };
    Err(Misfit::new(format!("invalid type: {found}, expected {expected}")))
}
